/** Links to games, as they are handed on. */

import { addressOfPlace } from "../places/places";
import { spoken } from "../texts/texts.svelte";

/** The link to a game or to the challenge that becomes it. */
export const linkTo = (id: string): string =>
  `${location.origin}${addressOfPlace("online", spoken(), id)}`;

/** The link that opens a seat on another device; the key stands where no server sees it. */
export const seatLinkTo = (id: string, key: string): string => `${linkTo(id)}#seat=${key}`;

/** The places that the header and the start screen list, in the table's order. */

import type { IconName } from "../screens/icons";
import { PLACES, type Place } from "./places";

type Listed = Place & { readonly icon: IconName };

export const listedPlaces: readonly Listed[] = PLACES.filter(
  (place): place is Listed => place.icon !== null,
);

/** The English texts of the page and of a game, a part of the client of their own. */
const files = import.meta.glob<string>(
  "../../../content/texts/en/{house,levels,board,game,offers,refusals,clock,arbiter,start}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);

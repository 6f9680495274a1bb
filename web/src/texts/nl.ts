/** The Dutch texts, a part of the client of their own that is loaded when chosen. */
const files = import.meta.glob<string>(
  "../../../content/texts/nl/{house,board,game,offers,refusals,clock,arbiter,adjudication,rulebook}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);

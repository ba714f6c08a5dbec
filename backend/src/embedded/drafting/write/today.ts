/** Why an assumed pain arises is a question, each time in other words. */
const causesOpen = [
  '[Not established yet; the first visits ask for it. ~ Unknown so far, and a question for the first visits. ~ Open: nobody has looked into it yet.]',
  '[Several are possible; those who suffer from it are asked first. ~ Still a guess; it is put to the people concerned. ~ To be found with the people it hits.]',
  '[To be seen on the spot. ~ Watching a working day will tell. ~ A day on site should show it.]',
];

export function causesOf(say: (text: string) => string): { next: () => string } {
  const open = [...causesOpen];
  return { next: () => say(open.shift() ?? causesOpen[0] ?? '') };
}

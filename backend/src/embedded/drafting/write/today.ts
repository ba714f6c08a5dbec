/** How a thing is done where no product does it, by what it is about. Each is said once; the last fits anything. */
export const waysToday: [about: RegExp, way: string][] = [
  [
    /\b(?:pay|payments?|bill\w*|invoices?|receipts?|deposits?|fees?|money|refunds?)\b/i,
    '[Bills and payments are matched by hand ~ Who owes what is kept on a separate list ~ Money is followed up by hand]',
  ],
  [
    /\b(?:figures?|counts?|measures?|statistics|forecasts?|analys\w*)\b/i,
    '[Figures are gathered by hand ~ Numbers come together at the end of the month ~ Somebody adds the figures up by hand]',
  ],
  [
    /\b(?:remind\w*|notif\w*|alerts?|tell|told|notices?|messages?|inform\w*|warn\w*)\b/i,
    '[Changes travel by word of mouth ~ Who has to know is told if somebody thinks of it ~ Word of a change depends on a call]',
  ],
  [
    /\b(?:rate|rating|scores?|feedback|reviews?|opinions?)\b/i,
    '[Opinions are heard by chance ~ Praise and complaints come by word of mouth ~ Nobody asks whether it was of use]',
  ],
  [
    /\b(?:approv\w*|decid\w*|decisions?|sign\w*|yes or no|limits?|checks?|verif\w*|roles?|rights?|access)\b/i,
    '[Limits are checked afterwards ~ Whether it is allowed is found out too late ~ Who may do what is known by heart]',
  ],
  [
    /\b(?:history|records?|reasons?|traces?|track\w*|proof|changes|log|logged|who had)\b/i,
    '[Reasons stay in heads ~ Why something was done is remembered, not written ~ What happened is told from memory]',
  ],
  [
    /\b(?:import\w*|load\w*|connect\w*|sync\w*|exchange|lists? of|export\w*)\b/i,
    '[Lists are typed over from one tool into the next ~ The same list is kept in two tools ~ Data is copied by hand]',
  ],
  [
    /\b(?:enter\w*|entry|entries|reports?|photos?|pictures?|scan\w*|notes?|forms?|submit\w*|sent in)\b/i,
    '[Notes are taken on the spot and typed up later ~ It is written down twice, there and at the desk ~ Somebody writes it down and passes it on]',
  ],
  [
    /\b(?:find|search\w*|compar\w*|choos\w*|match\w*|availab\w*|free|borrow\w*|book\w*|reserv\w*)\b/i,
    '[What is available is asked by phone ~ Who looks for something asks around ~ Finding out takes a call or two]',
  ],
  [
    /\b(?:plan\w*|schedul\w*|rounds?|weeks?|calendar|dates?|assign\w*|routes?|shifts?|rota)\b/i,
    '[The plan is kept with {coping} ~ Who does what and when is planned with {coping} ~ Planning is done with {coping}]',
  ],
  [
    /\b(?:share\w*|publish\w*|follow\w*|invit\w*|meet\w*|answers?|questions?|ask\w*|request\w*)\b/i,
    '[People are asked one by one ~ Each has to be asked in person ~ Questions go from one person to the next]',
  ],
  [
    /./,
    '[Done with {coping}, by each in their own way ~ With {coping}, and differently from person to person ~ Everyone does it in their own way with {coping}]',
  ],
];

/** The first way left that fits the first of the texts that tells anything; the one that fits anything comes last. */
export function takeWay(texts: string[], left: typeof waysToday): string | undefined {
  const telling = left.filter(([about]) => about.source !== '.');
  const way = texts.map((text) => telling.find(([about]) => about.test(text))).find(Boolean) ?? left.at(-1);
  if (!way) return undefined;
  left.splice(left.indexOf(way), 1);
  return way[1];
}

/** Why a pain arises, heard from its own words; where they tell nothing, the cause is a question. Each is said once. */
const causesHeard: [about: RegExp, cause: string][] = [
  [
    /\b(?:again|twice|same|versions?|double\w*|typed|copies|copied|three files|re-?enter\w*)\b/i,
    '[The same fact is entered in more than one place. ~ One fact, two places, and no rule which counts. ~ The same thing is written twice and agrees once.]',
  ],
  [
    /\b(?:late|after the day|second-hand|chang\w*|hear\w*|informed|told|calls?|chased|ring\w*|never answered|no answer)\b/i,
    '[A change has no fixed way to those it touches. ~ No path leads from a change to the people it touches. ~ Who hears of a change is left to chance.]',
  ],
  [
    /\b(?:why|reasons?|explain\w*|prove\w*|which version|rule)\b/i,
    '[Reasons are not written down when they are known. ~ The reason is known for an hour and written down by nobody. ~ Reasons are asked for weeks after they were known.]',
  ],
  [
    /\b(?:figures?|numbers?|month|reports?|counts?|sums?|per cent|%)\b/i,
    '[Figures are put together after the event. ~ Figures are gathered when it is too late to act on them. ~ The numbers come after the fact, from memory.]',
  ],
  [
    /\b(?:know\w*|where|state|who had|lost|find\w*|search\w*|look\w*|unsure)\b/i,
    '[The state of {a unit} is kept where only its author looks. ~ How {a unit} stands is written where nobody else reads. ~ Only the author of {a unit} sees where it stands.]',
  ],
];
const causesOpen = [
  '[Not established yet; the first visits ask for it. ~ Unknown so far, and a question for the first visits. ~ Open: nobody has looked into it yet.]',
  '[Several are possible; those who suffer from it are asked first. ~ Still a guess; it is put to the people concerned. ~ To be found with the people it hits.]',
  '[To be seen on the spot. ~ Watching a working day will tell. ~ A day on site should show it.]',
];

export function causesOf(say: (text: string) => string): { next: (pain: string) => string } {
  const heard = [...causesHeard];
  const open = [...causesOpen];
  return {
    next: (pain) => {
      const at = heard.findIndex(([about]) => about.test(pain));
      const cause = at < 0 ? open.shift() : heard.splice(at, 1)[0]?.[1];
      return say(cause ?? causesOpen[0] ?? '');
    },
  };
}

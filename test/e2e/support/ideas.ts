/** What somebody would type: a name, people with numbers, today's trouble, a law, a date and a target. */
export const KELPLINE = `Kelpline helps harvest masters at 40 seaweed farms in Norway plan tomorrow's crews.
Today they ring round every evening; one trip in five leaves short-handed.
With Kelpline a harvest master sees who is free and certified, offers the trip, and the crew member accepts on a phone, also without signal.
By 1 March 2027 nine trips in ten leave with a full crew. Working hours follow the Norwegian Working Environment Act. The budget is 180,000 euros.`;

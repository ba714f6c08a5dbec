/** What the documents of the benchmark are about. */
export const IDEAS = [
  'RotaBoat schedules crews for 40 river ferry operators. Dispatchers fill shifts by phone today and lose 6 hours a ' +
    'week; open shifts should reach qualified deckhands within 2 minutes, with rest rules checked before anyone accepts.',
  'A second-hand parts exchange for 1,200 independent bicycle workshops: a mechanic photographs a part, sees which ' +
    'workshops nearby have it, reserves it for 24 hours and pays on collection. Returns are 18 % and should fall below 5 %.',
  'Tenants of 300 council buildings report repairs by text message. The housing office sorts them by hand and answers ' +
    'after 9 days; the service should sort them, book a contractor and tell the tenant a date within 1 day.',
  'An allergy diary for school kitchens: cooks enter what they serve, parents of 8,000 children see each day which ' +
    'dishes are safe, and the nurse gets a report when a child reacts. It has to follow the food information rules.',
] as const;

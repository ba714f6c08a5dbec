/** The document on the home page. The product in it is made up; its price follows the rules that every run follows. */
export const SAMPLE = {
  name: 'Kelpline',
  docType: 'PRD',
  idea: 'A crew scheduler for kelp farms. Harvest masters must know by six which boats go out tomorrow. One trip in nine is wasted today.',
  sections: 9,
  /** How many are written when the page opens. */
  written: 6,
  goals:
    'Cut wasted trips from one in nine to one in eighteen within the 2027 harvest season, measured per boat and week from departure logs.',
  requirements: [
    {
      id: 'FR-001',
      text: 'When the 15:00 forecast arrives, the planner shall mark every trip outside the wind limit of its boat within 60 seconds.',
    },
    {
      id: 'FR-002',
      text: 'The harvest master shall confirm tomorrow’s boats by 18:00 with one action; crews are told within two minutes.',
    },
    {
      id: 'FR-003',
      text: 'If a crew member has not answered by 19:00, the planner shall propose a qualified replacement.',
    },
  ],
} as const;

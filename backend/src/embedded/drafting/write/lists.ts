import { byIds } from './by-ids.js';
import { chooseInCell } from './alternatives.js';
import { accountLists } from './accounts.js';
import { apiLists } from './api.js';
import { businessLists } from './business.js';
import { changeLists } from './change.js';
import { dataLists } from './data.js';
import { deliveryLists } from './delivery.js';
import type { Draft, ListWriter, Row } from './draft.js';
import { fieldLists } from './fields.js';
import { functionalLists } from './functional.js';
import { jobLists } from './jobs.js';
import { announcementLists } from './announcements.js';
import { inScopeLists } from './in-scope.js';
import { interfaceLists } from './interfaces.js';
import { ownRiskLists } from './own-risks.js';
import { reportLists } from './report-lists.js';
import { testCaseLists } from './test-cases.js';
import { useCaseLists } from './use-cases.js';
import { measureLists } from './measures.js';
import { messageLists } from './messages.js';
import { decisionLists } from './decisions.js';
import { peopleLists } from './people.js';
import { roleLists } from './roles.js';
import { ruleLists } from './rules.js';
import { scopeLists } from './scope.js';
import { screenLists } from './screens.js';
import { technicalLists } from './technical.js';
import { termLists } from './terms.js';
import { workLists } from './work.js';

const writers: Record<string, ListWriter> = {
  ...accountLists,
  ...termLists,
  ...scopeLists,
  ...peopleLists,
  ...roleLists,
  ...decisionLists,
  ...measureLists,
  ...deliveryLists,
  ...technicalLists,
  ...apiLists,
  ...dataLists,
  ...screenLists,
  ...functionalLists,
  ...jobLists,
  ...useCaseLists,
  ...testCaseLists,
  ...reportLists,
  ...interfaceLists,
  ...inScopeLists,
  ...announcementLists,
  ...ownRiskLists,
  ...fieldLists,
  ...ruleLists,
  ...messageLists,
  ...changeLists,
  ...workLists,
  ...businessLists,
};

/** Lists that are worked out from the plan, by meaning. The others are lines of the knowledge. Each is made once a draft. */
export const lists: Record<string, ListWriter> = Object.fromEntries(
  Object.entries(writers).map(([meaning, write]) => {
    const made = new WeakMap<Draft, Row[]>();
    return [
      meaning,
      (draft: Draft): Row[] => {
        const found = made.get(draft);
        if (found) return found;
        const written = write(draft);
        const rows = (byIds[meaning]?.(written, draft) ?? written).map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, chooseInCell(cell, draft.slots)])),
        );
        made.set(draft, rows);
        return rows;
      },
    ];
  }),
);

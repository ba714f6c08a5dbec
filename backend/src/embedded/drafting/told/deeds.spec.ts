import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';

const deeds = (notes: string): string[] =>
  deedsIn(noted(notes)).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('deeds of marked statements', () => {
  it('gives each verb its doer, its object and what stands around it', () => {
    const told = deeds(
      '{do [who Waiting staff] [v look up] [o a dish] [t on a tablet] and [v filter] [o the menu] [t for a guest], and [who guests] can [v scan] [o a QR code].}',
    );

    expect(told).toEqual([
      'waiting staff look up a dish on a tablet',
      'waiting staff filter the menu for a guest',
      'guest scan a QR code',
    ]);
  });

  it('lets all verbs of a row share the object behind the last', () => {
    expect(deeds('{do [who Editors] can [v create], [v edit] and [v delete] [o tasks].}')).toEqual([
      'editor create tasks',
      'editor edit tasks',
      'editor delete tasks',
    ]);
  });

  it('takes a passive for what the product does, unless somebody is named', () => {
    expect(deeds('{do [s The affected dishes] are [v flagged].}')).toEqual(['it flag the affected dishes']);
    expect(deeds('{do [s Invoices] are [v approved] by [who the finance manager].}')).toEqual([
      'finance manager approve invoices',
    ]);
  });

  it('holds a leading condition for all deeds behind it, and another only for its own', () => {
    expect(
      deeds(
        '{do [c When a supplier changes a product], [s the dishes] are [v flagged] and [who the chef] [v reviews] [o them].} {do [who Operators] [v scan] [o the die] [c when they load it].}',
      ),
    ).toEqual([
      'it flag the dishes when a supplier changes a product',
      'chef review the dishes when a supplier changes a product',
      'operator scan the die when they load it',
    ]);
  });

  it('sends what somebody gets, and tells whoever is told', () => {
    expect(deeds('{do [to The planner] [v gets] [o a work order] [c when a die is worn].}')).toEqual([
      'it send a work order to the planner when a die is worn',
    ]);
    expect(deeds('{do [auto The system] [v notifies] [to the owner] [t by text message].}')).toEqual([
      'it notify the owner by text message',
    ]);
  });

  it('tells relative clauses with what they tell of, or as the deed of whoever acts in them', () => {
    expect(
      deeds('{do [who Residents] [v pay] [o a fee of €25], which is [v waived] [t for people on low income].}'),
    ).toEqual(['resident pay a fee of €25 which is waived for people on low income']);
    expect(
      deeds(
        '{do [who Residents] can [v ask] [t for an emergency decision], which [who the duty officer] [v gives] [t within 24 hours].}',
      ),
    ).toEqual(['resident ask for an emergency decision', 'duty officer give the emergency decision within 24 hours']);
    expect(
      deeds('{do [s Doubtful claims] are [v passed] to [to an assessor], who [v corrects] [o the figure].}'),
    ).toEqual(['it pass doubtful claims to an assessor', 'assessor correct the figure']);
  });

  it('lets people who are told something do what they may do then, within their time', () => {
    expect(
      deeds(
        '{do [s Neighbours] are [v informed] and [v have] [o 10 days] to [v object].} {rule [who The owner] has 72 hours to [v accept] [o the request].}',
      ),
    ).toEqual(['it inform neighbours', 'neighbour object within 10 days', 'owner accept the request within 72 hours']);
  });

  it('takes which for no part of a deed, wherever it is marked', () => {
    expect(
      deeds('{do [who Residents] [v pay] [o a fee], [s which] is [v waived] [t for people on low income].}'),
    ).toEqual(['resident pay a fee which is waived for people on low income']);
    expect(
      deeds(
        '{do [who Residents] [v ask] [t for a decision], [o which] [who the duty officer] [v gives] [t within 24 hours].}',
      ),
    ).toEqual(['resident ask for a decision', 'duty officer give the decision within 24 hours']);
  });

  it('hears duties and messages in what binds', () => {
    expect(deeds('{rule [c For payouts above £5,000] [who a senior adjuster] must [v agree].}')).toEqual([
      'senior adjuster agree for payouts above £5,000',
    ]);
    expect(deeds('{rule [s Neighbours] are [v informed] and have 10 days to [v object].}')).toEqual([
      'it inform neighbours',
      'neighbour object within 10 days',
    ]);
    expect(
      deeds('{do [who A tree officer] [v plans] [o a site visit]} {rule and has to [v decide] [t within 30 days].}'),
    ).toEqual(['tree officer plan a site visit', 'tree officer decide within 30 days']);
  });

  it('says what it is that stands behind a preposition or is had done, and whose a thing is that is needed', () => {
    expect(
      deeds('{do [who Growers] [v post] [o a request]. [who Beekeepers] [v offer] [o hives] [t against it].}'),
    ).toEqual(['grower post a request', 'beekeeper offer hives against the request']);
    expect(
      deeds('{do [who Clerks] [v enter] [o a request], or have it [v pulled in] [t from the case system].}'),
    ).toEqual(['clerk enter a request', 'it pull in the request from the case system']);
    expect(deeds('{do [who Coordinators] need [f a day view of all rooms].}')).toEqual([
      'coordinator use a day view of all rooms',
    ]);
  });

  it('gives no deed to what is only told of something else in a rule', () => {
    expect(
      deeds(
        '{rule [s Applications] must [v arrive] [t 21 days before], except emergency repairs, [s which] may be [v reported] [t up to 24 hours after].}',
      ),
    ).toEqual([]);
  });

  it('answers what was asked, and not what was remarked on the way', () => {
    expect(
      deeds(
        '{do [who Officers] [v review] [o applications], [v request] [o changes] and [v approve] or [v refuse] [o them].}',
      ),
    ).toEqual([
      'officer review applications',
      'officer request changes',
      'officer approve applications',
      'officer refuse applications',
    ]);
  });

  it('asks for nothing where a rule only says who is eligible', () => {
    expect(deeds('{rule Only [s certified interpreters] may be [v offered] [o felony hearings].}')).toEqual([]);
  });

  it('takes each of what the product includes for itself, and examples for no part of what is named', () => {
    expect(
      deeds('{do [auto The platform] [v includes] [o a waiting list], [o discount codes] and [o a seat map].}'),
    ).toEqual(['- use a waiting list', '- use discount codes', '- use a seat map']);
    expect(deeds('{do [who Parents] [v invite] [o up to 4 caregivers, such as a partner].}')).toEqual([
      'parent invite up to 4 caregivers such as a partner',
    ]);
  });

  it('takes a device for no person, and what opens a sentence for the time of its deed', () => {
    expect(deeds('{do [who The probe] [v measures] [o the density] [t every 10 minutes].}')).toEqual([
      'it measure the density every 10 minutes',
    ]);
    expect(deeds('{do [t At the end of the month] [auto the app] [v works out] [o who owes what].}')).toEqual([
      'it work out who owes what at the end of the month',
    ]);
  });

  it('goes on with what has to be done where a duty follows in the same sentence', () => {
    expect(
      deeds('{do [who A tree officer] [v checks] [o the request] and has} {rule to [v decide] [t within 30 days].}'),
    ).toEqual(['tree officer check the request', 'tree officer decide within 30 days']);
  });

  it('keeps what is torn, or said of something that nobody named, in the words of whoever does it', () => {
    expect(
      deeds('{do [c If something comes back damaged], [who the owner] [v reports] [o it] [t within 7 days].}'),
    ).toEqual(['owner report it within 7 days if something comes back damaged']);
  });

  it('tells what follows a verb in the order of the idea', () => {
    expect(deeds('{do [who Hosts] [v list] [o a space] [t with photos], [o equipment] and [o house rules].}')).toEqual([
      'host list a space with photos, equipment and house rules',
    ]);
    expect(deeds('{do [s Payment] is [v released] to [to the host] [t 24 hours after the session].}')).toEqual([
      'it release payment to the host 24 hours after the session',
    ]);
  });

  it('asks for nothing where a clause only tells which thing is meant', () => {
    expect(deeds('{do [auto The gate] [v opens] [t with a code] that [who we] [v send] [o them].}')).toEqual([
      'it open the gate with a code that is sent to them',
    ]);
  });

  it('takes `they` for whom the condition speaks of', () => {
    expect(
      deeds(
        '{do [who Residents] [v list] [o a space].} {do [c If a driver overstays], [to they] are [v charged] [o double the rate].}',
      ),
    ).toEqual(['resident list a space', 'it charge double the rate to the driver if a driver overstays']);
  });

  it('does to what was spoken of before what needs something to be done to', () => {
    expect(deeds('{do [auto It] [v drafts] [o letters].} {do [who The handler] [v edits] and [v sends].}')).toEqual([
      'it draft letters',
      'handler edit letters',
      'handler send letters',
    ]);
  });

  it('knows what a pronoun stands for', () => {
    expect(
      deeds(
        '{do [who Drivers] [v search for] [o a space], [v book] [o it] and [v pay] [t by card].} {do [who They] can [v cancel] [o it].}',
      ),
    ).toEqual(['driver search for a space', 'driver book the space', 'driver pay by card', 'driver cancel the space']);
  });

  it('asks for what a rule allows somebody only, once', () => {
    expect(deeds('{rule Only [who a head chef] can [v approve] [o a recipe].}')).toEqual([
      'head chef approve a recipe',
    ]);
    expect(
      deeds(
        '{do [who Head chefs] [v approve] [o recipes].} {rule Only [who a head chef] can [v approve] [o a recipe].}',
      ),
    ).toEqual(['head chef approve recipes']);
    expect(deeds('{rule [who Drivers] may not [v see] [o the price].}')).toEqual([]);
  });

  it('takes of a rule what it lets happen, and nothing that it forbids', () => {
    expect(deeds('{rule [who Accountants] may [v view] but never [v edit] [o claims].}')).toEqual([
      'accountant view claims',
    ]);
    expect(deeds('{rule [s An order] can be [v changed] [t until 48 hours before pick-up].}')).toEqual([
      '- change an order',
    ]);
    expect(deeds('{rule [s A damage claim] can only be [v opened] [t within 48 hours].}')).toEqual([]);
    expect(deeds('{rule [who no café with an unpaid invoice] may [v order] [o bread].}')).toEqual([]);
    expect(deeds('{rule [who Doctors] [v see] only [o their own diary].}')).toEqual([
      'doctor see only their own diary',
    ]);
  });

  it('binds how often to the deed before', () => {
    expect(deeds('{do [auto It] [v sends] [o reminders] [t by email],} {rule max 2 per week per client.}')).toEqual([
      'it send reminders by email, max 2 per week per client',
    ]);
  });

  it('lets whoever gets something act on it, while what is done to them is done by the product', () => {
    expect(deeds('{do [to Householders] [v get] [o a text] and can [v move] [o the date].}')).toEqual([
      'it send a text to householders',
      'householder move the date',
    ]);
    expect(deeds('{do [to Parents] are [v told] [t about delays] and [v reminded] [t the day before].}')).toEqual([
      'it tell parents about delays',
      'it remind parents the day before',
    ]);
  });

  it('makes two deeds of both ways, and says what is undone, numbered or meant by “anything”', () => {
    expect(deeds('{do [who Librarians] [v check] [o tools] [t in and out by scanning a barcode].}')).toEqual([
      'librarian check in tools',
      'librarian check out tools by scanning a barcode',
    ]);
    expect(deeds('{do [who Members] [v book] [o a loom] and [v cancel] [t until 24 hours before].}')).toEqual([
      'member book a loom',
      'member cancel the booking until 24 hours before',
    ]);
    expect(deeds('{do [who clerks] [v give] [to each costume] [o a shelf number].}')).toEqual([
      'clerk assign a shelf number to each costume',
    ]);
    expect(
      deeds(
        '{do [who clerks] [v approve] [o payments up to €300] and [who managers] [v sign off] [o anything above that].}',
      ),
    ).toEqual(['clerk approve payments up to €300', 'manager sign off payments above that']);
  });

  it('gives nobody a part who is only called by name', () => {
    expect(deeds('{do [who Gwilym Rhys] [v chairs] [o the safety committee].}')).toEqual([]);
    expect(deeds('{do [who Marta Iglesias] [v plans] [o the week].}')).toEqual(['coordinator plan the week']);
  });

  it('keeps what a part of the product does by itself', () => {
    expect(deeds('{do [auto the gate] [v opens] [t with a code].}')).toEqual(['it open the gate with a code']);
  });

  it('gives features without a verb as things of the product', () => {
    const [feature] = deedsIn(noted('{do - [f Weekly report of return reasons] [t by supplier]}')).capabilities;

    expect(feature).toMatchObject({ named: true, noun: 'report' });
  });

  it('is none to open the product, nor anything with what was never spoken of', () => {
    expect(deeds('{do [who Engineers] [v open] [o the app] and [v see] [o the visits of the day].}')).toEqual([
      'engineer see the visits of the day',
    ]);
    expect(deeds('{do [v Point] [o it] [t at a folder].}')).toEqual([]);
    expect(deeds('{do [auto It] [v tells] [o you] [t what is wrong].}')).toEqual(['it tell the user what is wrong']);
  });

  it('is done by the product where `we` do what nobody does by hand', () => {
    expect(deeds('{do [who We] [v store] [o each event] [t for 30 days].}')).toEqual([
      'it store each event for 30 days',
    ]);
    expect(deeds('{do [who We] [v roast] [o the beans] [t on Mondays].}')).toEqual([
      'team member roast the beans on Mondays',
    ]);
  });

  it('is theirs below whose name a list stands', () => {
    expect(deeds('{head Session staff}\n{do - [v open] [o extra slots]}')).toEqual(['session staff open extra slots']);
  });

  it('is none where something only stays as it is, or whoever does so is ruled', () => {
    expect(
      deeds(
        '{do [auto An offer] [v stays] [t open for 14 days].} {do [who Anyone who declines three offers] [v moves] [t down].}',
      ),
    ).toEqual([]);
  });

  it('goes with what stands before an arrow or a colon', () => {
    expect(deeds('{do [c Safety item] → [s lift] [v marked] [t out of service]}')).toEqual([
      'it mark lift out of service in case of a safety item',
    ]);
    expect(deeds('{rule - claims over £50k:} {do [who team leader] [v reviews] [o the draft]}')).toEqual([
      'team leader review the draft for claims over £50k',
    ]);
    expect(deeds('{rule - under 18s:} {do [who parents] [v see] [o the log]}')).toEqual([
      'parent see the log for under 18s',
    ]);
    expect(deeds('{rule Rules:} {do [who parents] [v see] [o the log]}')).toEqual(['parent see the log']);
  });

  it('is one of two ways where all that the second names is what was said', () => {
    expect(deeds('{do [who Customers] [v pick up] [t in the shop], or [v get] [o it sent].}')).toEqual([
      'customer pick up in the shop, or get it sent',
    ]);
  });

  it('is theirs whose app it is, with all that it shows', () => {
    const { capabilities, audiences } = deedsIn(noted('{do - [f engineer app]: [f a job list and photos]}'));

    expect(capabilities.map(({ by }) => by)).toEqual(['engineer', 'engineer']);
    expect(audiences.map(({ noun }) => noun)).toContain('engineer');
    expect(deedsIn(noted('{do - [f a mobile app]}')).capabilities.map(({ by }) => by)).toEqual([undefined]);
  });

  it('is in whole words, without the comma of a list before it', () => {
    expect(deeds('{do [who Managers] [v get] [o a portal] [t w/ certificates].}')).toEqual([
      'manager get a portal with certificates',
    ]);
    expect(noted('{do [v book] [o a repair][f , with fixed prices]}')[0]?.parts.at(-1)?.text).toBe('with fixed prices');
  });

  it('is done to each of what was named before', () => {
    expect(
      deeds('{do [who A parent] [v lists] [o up to 15 allergens], and [v marks] [o each] [t as mild or severe].}'),
    ).toEqual(['parent list up to 15 allergens', 'parent mark each allergen as mild or severe']);
  });

  it('is done by whoever set it up, where others are invited as something', () => {
    expect(
      deeds(
        '{do [who A parent] [v sets up] [o a profile], and [to grandparents] are [v invited] [t as carers].} {do [who They] can [v scan] [o a barcode].}',
      ),
    ).toEqual(['parent set up a profile', 'parent invite grandparents as carers', 'grandparent scan a barcode']);
  });

  it('is none where a system runs the product', () => {
    const { capabilities, silent } = deedsIn(
      noted('{do [auto It] [v reads] [o the files].} {do [name GitHub Actions] [v runs] [o it] [t on every PR].}'),
    );

    expect(capabilities.map(({ verb }) => verb)).toEqual(['read']);
    expect(silent.join()).toContain('GitHub Actions runs it on every PR');
  });

  it('draws on all the systems that are named', () => {
    expect(deeds('{do [s His address] is [v retrieved] [t from the BRP] and [who the Kadaster].}')).toEqual([
      'it retrieve their address from the BRP and the Kadaster',
    ]);
  });

  it('is in the words of the idea where both parties do it', () => {
    expect(deeds('{do [who Both parties] [v sign] [t on the screen].}').join()).toContain(
      'oth parties sign on the screen',
    );
  });

  it('is at its own time, and not at that of the one before', () => {
    expect(
      deeds(
        '{do [who Shearers] [v enter] [o their tally], and [t at the end of the week] [auto it] [v works out] [o their pay].}',
      ),
    ).toEqual(['shearer enter their tally', 'it work out their pay at the end of the week']);
  });

  it('tells all who are named', () => {
    expect(deeds('{do [to The lender] and [to the insurer] are [v informed] [t within an hour].}')).toEqual([
      'it inform the lender and the insurer within an hour',
    ]);
  });

  it('accepts what was offered', () => {
    expect(
      deeds(
        '{do [auto The product] [v finds] [o interpreters] and [v sends] [o the offer] [to to three].} {do [who Interpreters] [v accept] [t on a phone].}',
      ).at(-1),
    ).toBe('interpreter accept the offer on a phone');
  });

  it('leaves what others do with it in the words of the idea', () => {
    const { capabilities, silent } = deedsIn(
      noted(
        '{do [who The instructor] [v writes] [o a comment], [o which the pupil] and [who one parent] can [v read].}',
      ),
    );

    expect(capabilities).toHaveLength(1);
    expect(silent.join()).toContain('one parent can read');
  });
});

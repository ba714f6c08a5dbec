/** What an organisation or its places are called. */
export const houses =
  `academy agency airport archive bakery bank bar boatyard branch brewery bus cafe café camp campsite campus canteen centre charity church
  cinema clinic club college company council creamery dealership depot dispensary district facility faculty factory farm federation firm foundation
  garage greenhouse gym hall harbour hospital hostel hotel institute institution kindergarten kitchen lab laboratory laundromat library marina mill mine mosque
  municipality museum nursery office orchard organisation parish pharmacy plant port practice prison pub restaurant salon school shelter shop
  stable stadium station store studio surgery theatre town tram train university village venue vineyard ward warehouse winery workshop yard zoo`
    .trim()
    .split(/\s+/);
/** `livery yard`, `boatyard`. */
export const isHouse = (noun: string): boolean => houses.some((house) => noun.toLowerCase().endsWith(house));

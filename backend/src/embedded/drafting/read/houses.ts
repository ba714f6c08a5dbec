/** Houses that act where several of them stand before a verb: `museums list display cases`. One alone is a place. */
export const areHouses = (noun: string): boolean =>
  /(?:^|\s)(?:museums|galleries|archives|workshops|foundries|mills|quarries|depots|garages|zoos|nurseries|towns|villages|districts|branches|chapels|monasteries|mosques|temples|observatories|marinas|ports|airports|campsites|hostels|inns|pubs|dairies|wineries|distilleries|sawmills|tanneries|embassies|courts|ministries|estates|stations|wards|yards|kennels|stables)$/i.test(
    noun,
  );

export { kronorFromOre, MAX_ORE, type NotWholeOre, oreFromKronor } from "./kronor.ts";
export { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "./ore.ts";

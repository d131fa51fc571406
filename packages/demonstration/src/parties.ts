import { hasValidCheckDigit } from "@huvudbok/core/company";
import { DEMONSTRATION_RECIPIENT } from "./demonstration-company.ts";
import type { ReceiptParty } from "./receipt.ts";

/** A supplier of the company. All names are made up. */
export interface Supplier extends ReceiptParty {
  /** The text of the vouchers: the same each time, as a person writes it. */
  readonly text: string;
  /** The text on the receipt. */
  readonly item: string;
}

export interface Customer extends ReceiptParty {
  readonly item: string;
}

const { name, address, zipCode, city, organizationNumber } = DEMONSTRATION_RECIPIENT;

const STREETS = ["Storgatan", "Industrivägen", "Bruksgatan", "Hamnvägen"] as const;

/** The company itself, as shown on papers. */
export const OURSELVES: ReceiptParty = {
  name,
  street: address,
  place: `${zipCode} ${city}`,
  organizationNumber,
};

export const SUPPLIERS = {
  landlord: supplier("Kvarnåsens Fastigheter AB", "lokalhyra", "Hyra butik och ateljé", 11),
  goods: supplier("Formlagret Grossist AB", "varor till butiken", "Keramik och textil enligt order", 12),
  books: supplier("Bokströmmen Distribution", "böcker", "Böcker enligt följesedel", 13),
  food: supplier("Rosteri Morgonbrygd", "kaffe och bröd", "Kaffebönor, bröd och mjölk", 14),
  energy: supplier("Åsbygdens Energi", "el", "Elförbrukning och nätavgift", 15),
  phone: supplier("Rikslinjen Telefoni", "mobilabonnemang", "Mobilabonnemang, 2 st", 16),
  broadband: supplier("Bredbandsbyrån Fiber", "bredband", "Fiber 250, företag", 17),
  leasing: supplier("Leasingringen", "billeasing", "Leasing skåpbil KVA 404", 18),
  cleaning: supplier("Skinande Rent i Kvarnåsen", "städning", "Städning av lokal", 19),
  accountant: supplier("Siffergården Redovisning", "redovisning", "Löpande redovisning, halvår", 20),
  advert: supplier("Kvarnåsbladet", "annons", "Annons, halvsida", 21),
  insurance: supplier("Åsbygdens Försäkring", "företagsförsäkring", "Företagsförsäkring, 12 månader", 22),
  laser: supplier("Laserverkstan Norr AB", "laserskärare", "Laserskärare LX-60 med bord", 23),
  computer: supplier("Datorhallen i Åsby AB", "arbetsstation", "Arbetsstation med bildskärm", 24),
  fuel: supplier("Macken Vägkrysset", "drivmedel", "Diesel, pump 4", 25),
  paper: supplier("Pappershörnan", "kontorsmaterial", "Papper, pennor och pärmar", 26),
  material: supplier("Färgverket", "förbrukningsmaterial", "Färg, penslar och tejp", 27),
  train: supplier("Mellanbanan Tåg", "tågbiljetter", "Biljett tur och retur", 28),
  stamps: supplier("Brevboden", "frimärken", "Frimärken, inrikes", 29),
  freight: supplier("Paketvägen", "frakter", "Paket, spårbara", 30),
  tools: supplier("Verktygsboden", "förbrukningsinventarier", "Handverktyg och lampor", 31),
} as const;

/** Suppliers in other countries of the EU: they charge no VAT, and have no Swedish number. */
export const EU_SUPPLIERS = {
  paper: abroad("Papirgården ApS", "papper från Danmark", "Kunsttrykspapir 300 g", "DK-9999 Møllerup"),
  software: abroad("Skissmolnet Ltd", "programlicens", "Design software, monthly", "Ballynowhere, Ireland"),
} as const;

export const CUSTOMERS = [
  customer("Åsby Bryggeri AB", "Etiketter och förpackning", 51),
  customer("Stenvik Arkitekter AB", "Skyltprogram", 52),
  customer("Hamnkvarterets Tandvård", "Grafisk profil", 53),
  customer("Lindmo Förlag AB", "Bokomslag och sättning", 54),
  customer("Granbackens Trädgård", "Katalog, form och original", 55),
  customer("Kustbandets Båtvarv AB", "Webbplats, form", 56),
  customer("Mellangårdens Friskola", "Trycksaker, form", 57),
  customer("Fjällsjö Vandrarhem", "Karta och skyltar", 58),
] as const;

function supplier(name: string, what: string, item: string, no: number): Supplier {
  return { name, text: `${name}, ${what}`, item, ...swedish(no) };
}

function customer(name: string, item: string, no: number): Customer {
  return { name, item, ...swedish(no) };
}

function abroad(name: string, what: string, item: string, place: string): Supplier {
  return { name, text: `${name}, ${what}`, item, street: "", place, organizationNumber: "" };
}

/** An address that does not exist, and a number that cannot belong to anyone. */
function swedish(no: number): Omit<ReceiptParty, "name"> {
  const street = `${STREETS[no % STREETS.length]} ${no}`;
  const nine = `4444${no}-${no}4`;
  const check = Array.from("0123456789").find((digit) => hasValidCheckDigit(nine + digit));
  return { street, place: "430 90 Kvarnåsen", organizationNumber: `${nine}${check}` };
}

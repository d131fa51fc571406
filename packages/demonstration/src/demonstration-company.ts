import type { Recipient } from "@huvudbok/core/company";

/**
 * The company of 'Prova med exempelföretag'. Its organisation number has a valid check digit and cannot belong to
 * anyone: no legal form has numbers that start with 4, and a third digit of 2 or more is no month of a personal number.
 * Telephone and e-mail are from the series and the domain that are reserved for fiction.
 */
export const DEMONSTRATION_RECIPIENT: Recipient = {
  companyType: "AB",
  name: "Kvarnåsens Form & Bok AB",
  organizationNumber: "404404-4040",
  reference: "Maja Kvarnström",
  phone: "031-390 06 12",
  email: "hej@kvarnasensform.example",
  address: "Kvarngränden 3",
  careOf: "",
  zipCode: "430 90",
  city: "Kvarnåsen",
  country: "SE",
};

/** Gives every visitor the same books on the same day. */
export const DEMONSTRATION_SEED = 4040;

import { m } from '@daftar/words'

/** Who did something: a person by name; the product, the bank and the merchant in words. */
export function actorText(actor: string): string {
  return actorWords[actor]?.() ?? actor
}

const actorWords: Readonly<Record<string, () => string>> = {
  system: m.desk_actor_system,
  bank: m.desk_actor_bank,
  merchant: m.desk_actor_merchant,
}

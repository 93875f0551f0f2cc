import { m } from '@daftar/words'

/**
 * Who did something: a person by name; the product, the bank and whoever is known by a role alone in words.
 */
export function actorText(actor: string): string {
  return actorWords[actor]?.() ?? actor
}

const actorWords: Readonly<Record<string, () => string>> = {
  merchant: m.desk_actor_merchant,
  system: m.desk_actor_system,
  reviewer: m.desk_actor_reviewer,
  staff: m.desk_actor_reviewer,
  bank: m.desk_actor_bank,
  signing_service: m.desk_actor_signing_service,
}

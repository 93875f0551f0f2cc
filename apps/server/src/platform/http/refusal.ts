import type { FieldCode, Reason, RefusalDetails } from '@daftar/contract'

/** An expected failure as a value; the HTTP layer turns it into the one error shape. */
export class Refusal {
  readonly reason: Reason
  readonly details: RefusalDetails
  /** False: everything the handler wrote is rolled back. True: it is kept (a counted wrong code). */
  readonly keepsWork: boolean

  constructor(reason: Reason, details: RefusalDetails, keepsWork: boolean) {
    this.reason = reason
    this.details = details
    this.keepsWork = keepsWork
  }
}

/** Refuses and undoes whatever the handler wrote. */
export function refuse(reason: Reason, details: RefusalDetails = {}): Refusal {
  return new Refusal(reason, details, false)
}

/** Refuses and keeps what was written: attempts that must count. */
export function refuseKeeping(reason: Reason, details: RefusalDetails = {}): Refusal {
  return new Refusal(reason, details, true)
}

/** Refuses the input, naming the fields. */
export function refuseFields(fields: Record<string, FieldCode>): Refusal {
  return refuse('invalid_input', { fields })
}

/** Thrown where returning is not possible, deep inside a transaction; always rolled back. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(reason: Reason, details: RefusalDetails = {}) {
    super(reason)
    this.refusal = refuse(reason, details)
  }
}

/** The result of what is never refused as it is asked: a refusal of it is a fault, and thrown. */
export function granted<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw new RefusedError(outcome.reason, outcome.details)
  return outcome
}

import {
  hasFlag,
  isProposedBeneficialOwner,
  newOwner,
  ownerFlags,
  shareParts,
  withoutFlag,
  type CompanyOwner,
  type OwnerFlag,
} from '@daftar/rules/onboarding/owners'

type Owners = readonly CompanyOwner[]

/** An id that nobody of the list has. */
export function nextOwnerId(owners: Owners): string {
  const numbers = owners.map(({ id }) => Number(/^own_(\d+)$/.exec(id)?.[1] ?? 0))
  return `own_${Math.max(0, ...numbers) + 1}`
}

/** Somebody new who is named for a step; the owner of a business holds all of it (DEC-ONB-14). */
export function newPerson(id: string, flag: OwnerFlag, holdsAll: boolean): CompanyOwner {
  return { ...newOwner(id), [flag]: true, shares_percent: holdsAll ? 100 : null }
}

/**
 * The list with somebody written into it. A share of a quarter or more proposes a beneficial owner when it
 * changes (DEC-ONB-18).
 */
export function withOwner(owners: Owners, owner: CompanyOwner): CompanyOwner[] {
  const before = owners.find(({ id }) => id === owner.id)
  const isOther = before?.shares_percent !== owner.shares_percent || before.type !== owner.type
  const written = isOther
    ? { ...owner, is_ultimate_beneficial_owner: isProposedBeneficialOwner(owner) || keepsFlag(owner, before) }
    : owner
  return before ? owners.map((one) => (one.id === owner.id ? written : one)) : [...owners, written]
}

/** A flag that was set by hand stays; one that only a share had proposed goes with it. */
function keepsFlag(owner: CompanyOwner, before: CompanyOwner | undefined): boolean {
  return (
    owner.is_ultimate_beneficial_owner &&
    owner.type === 'individual' &&
    !(before && isProposedBeneficialOwner(before))
  )
}

/** The list with a flag set or taken from somebody (DEC-ONB-17). */
export function flagged(owners: Owners, id: string, flag: OwnerFlag, isOn: boolean): CompanyOwner[] {
  return isOn
    ? owners.map((owner) => (owner.id === id ? { ...owner, [flag]: true } : owner))
    : [...withoutFlag(owners, id, flag)]
}

/** The list without somebody's share: who has another part in the company stays in it. */
export function withoutShare(owners: Owners, id: string): CompanyOwner[] {
  const without = owners.map((owner) =>
    owner.id === id
      ? { ...owner, shares_percent: null, shares_count: null, is_ultimate_beneficial_owner: false }
      : owner,
  )
  return [...withoutFlag(without, id, 'is_shareholder')]
}

/** What the shares come to, in percent with at most four decimals. */
export function shareTotal(owners: Owners): number {
  return owners.reduce((sum, { shares_percent }) => sum + shareParts(shares_percent), 0) / 10_000
}

/** The parts somebody has in the company. */
export function flagsOf(owner: CompanyOwner): OwnerFlag[] {
  return ownerFlags.filter((flag) => hasFlag(owner, flag))
}

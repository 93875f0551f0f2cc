import { groupIban } from '../../registry/iban.ts'

export interface BorrowerSources {
  readonly legalInfo: {
    readonly companyName?: string | null
    readonly crNumber?: string | null
    readonly companyAddress?: string | null
  } | null
  readonly signAuthority: {
    readonly legalName?: string | null
    readonly crNumber?: string | null
    readonly legalAddress?: string | null
  } | null
  readonly legalEntity: {
    readonly legalCompanyName?: string | null
    readonly commercialRegistrationNumber?: string | null
    readonly legalAddress?: string | null
    readonly iban?: string | null
  } | null
  readonly authorizedSignatory: {
    readonly name?: string | null
    readonly email?: string | null
    readonly phone?: string | null
  } | null
  readonly bankDetails: { readonly iban?: string | null } | null
}

/** Null shows as a dash. */
export interface BorrowerDetails {
  readonly name: string | null
  readonly licenceNumber: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly guarantor: string | null
  /** In full, in groups of four. */
  readonly iban: string | null
}

/**
 * The borrower of the summary (APPL-41, APPL-42, DEC-APPL-13): the first source that says something, value by
 * value.
 */
export function borrowerDetails(sources: BorrowerSources): BorrowerDetails {
  const { legalInfo, signAuthority, legalEntity, authorizedSignatory, bankDetails } = sources
  const iban = first(bankDetails?.iban, legalEntity?.iban)
  return {
    name: first(legalInfo?.companyName, signAuthority?.legalName, legalEntity?.legalCompanyName),
    licenceNumber: first(
      legalInfo?.crNumber,
      signAuthority?.crNumber,
      legalEntity?.commercialRegistrationNumber,
    ),
    address: first(legalInfo?.companyAddress, signAuthority?.legalAddress, legalEntity?.legalAddress),
    phone: first(authorizedSignatory?.phone),
    email: first(authorizedSignatory?.email),
    guarantor: first(authorizedSignatory?.name),
    iban: iban === null ? null : groupIban(iban),
  }
}

function first(...values: (string | null | undefined)[]): string | null {
  return values.find((value) => value?.trim()) ?? null
}

import type { CalendarDate } from '../calendar/calendar-date.ts'
import { birthDateProblem, expiryDateProblem } from '../registry/dates.ts'
import type { OnboardingDocument } from './document.ts'
import { choiceIssue, fileIssue, issuesIn, onlyIf, textIssue, type Issue, type IssueCode } from './issues.ts'
import {
  areSharesWhole,
  hasFlag,
  isExemptFromBeneficialOwner,
  isShareholder,
  ownerRoles,
  type CompanyOwner,
  type OwnerFlag,
} from './owners.ts'

const list = 'shareholders.company_owners'
const ownerNameMax = 120
const identityLength = { min: 4, max: 30 }

/** DEC-ONB-14: one person, who holds everything. */
export function checkBusinessOwner(form: OnboardingDocument, today: CalendarDate): Issue[] {
  const owners = form.shareholders.company_owners
  const holding = owners.filter(isShareholder)
  if (holding.length === 0) return [{ field: list, code: 'shareholder_wanted' }]
  return [...checkThose(owners, isShareholder, today), ...checkSum(owners)]
}

/** DEC-ONB-15, ONB-65, ONB-66. */
export function checkShareholders({ shareholders }: OnboardingDocument, today: CalendarDate): Issue[] {
  const owners = shareholders.company_owners
  const holding = owners.filter(isShareholder)
  if (holding.length === 0) return [{ field: list, code: 'shareholder_wanted' }]
  const hasCompany = holding.some(({ type }) => type === 'company')
  return [
    ...checkThose(owners, isShareholder, today),
    ...checkSum(owners),
    ...issuesIn('shareholders', {
      company_structure_chart_url: onlyIf(hasCompany, () =>
        fileIssue(shareholders.company_structure_chart_url),
      ),
    }),
  ]
}

/** ONB-67; of each the role is asked for as well (DEC-ONB-16). */
export function checkSeniorManagement(form: OnboardingDocument, today: CalendarDate): Issue[] {
  return checkFlagged(form, 'is_senior_management', 'senior_management_wanted', today)
}

/** ONB-68. */
export function checkSignatories(form: OnboardingDocument, today: CalendarDate): Issue[] {
  return checkFlagged(form, 'is_authorised_signatory', 'signatory_wanted', today)
}

/** ONB-69, ONB-70. */
export function checkBeneficialOwners(form: OnboardingDocument, today: CalendarDate): Issue[] {
  const owners = form.shareholders.company_owners
  const isNamed = owners.some(({ is_ultimate_beneficial_owner }) => is_ultimate_beneficial_owner)
  if (!isNamed && isExemptFromBeneficialOwner(owners)) return []
  return checkFlagged(form, 'is_ultimate_beneficial_owner', 'beneficial_owner_wanted', today)
}

function checkFlagged(
  { shareholders }: OnboardingDocument,
  flag: OwnerFlag,
  wanted: IssueCode,
  today: CalendarDate,
): Issue[] {
  const owners = shareholders.company_owners
  if (!owners.some((owner) => hasFlag(owner, flag))) return [{ field: list, code: wanted }]
  return checkThose(owners, (owner) => hasFlag(owner, flag), today)
}

function checkThose(
  owners: readonly CompanyOwner[],
  isOne: (owner: CompanyOwner) => boolean,
  today: CalendarDate,
): Issue[] {
  return owners.flatMap((owner, place) => (isOne(owner) ? checkOwner(owner, `${list}.${place}`, today) : []))
}

/** One person, or a company that holds shares: it has no birthday and no back of an ID. */
export function checkOwner(owner: CompanyOwner, path: string, today: CalendarDate): Issue[] {
  const isPerson = owner.type === 'individual'
  const hasBack = isPerson && owner.identity_type === 'NATIONAL_ID'
  return issuesIn(path, {
    name: textIssue(owner.name, ownerNameMax, 2),
    shares_percent: shareIssue(owner),
    role: onlyIf(owner.is_senior_management, () => choiceIssue(owner.role, ownerRoles)),
    nationality: onlyIf(isPerson, () => textIssue(owner.nationality, 3, 3)),
    birth_date: onlyIf(isPerson, () => birthDateProblem(owner.birth_date, today)),
    identity_id: textIssue(owner.identity_id, identityLength.max, identityLength.min),
    national_id_url: fileIssue(owner.national_id_url),
    national_id_backside_url: onlyIf(hasBack, () => fileIssue(owner.national_id_backside_url)),
    national_id_expiration_date: onlyIf(isPerson, () =>
      expiryDateProblem(owner.national_id_expiration_date, today),
    ),
  })
}

/** Whoever is flagged a shareholder holds something; nobody holds less than nothing, or more than all. */
function shareIssue({ is_shareholder, shares_percent: share }: CompanyOwner): IssueCode | null {
  if (share === null || share === 0) return is_shareholder ? 'required' : null
  return share < 0 || share > 100 ? 'invalid' : null
}

function checkSum(owners: readonly CompanyOwner[]): Issue[] {
  return areSharesWhole(owners) ? [] : [{ field: list, code: 'shares_not_whole' }]
}

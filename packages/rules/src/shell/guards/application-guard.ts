import type { OnboardingStatus } from '../../access/onboarding-status.ts'

/** The pages around the onboarding application. */
export const applicationPages = [
  'applications',
  'applicationsNew',
  'application',
  'applicationView',
  'applicationStep',
] as const
export type ApplicationPage = (typeof applicationPages)[number]

type Kind = 'none' | 'draft' | 'partially_submitted' | 'other'

/**
 * `stay` shows the page; on `applicationsNew` with no application it creates one and goes on to the first
 * step.
 */
const table: Readonly<Record<ApplicationPage, Readonly<Record<Kind, ApplicationPage | 'root' | 'stay'>>>> = {
  applications: {
    none: 'applicationsNew', // DEC-APP-5
    draft: 'application',
    partially_submitted: 'application',
    other: 'application',
  },
  applicationsNew: {
    none: 'stay',
    draft: 'applicationStep', // DEC-APP-5: a draft is resumed
    partially_submitted: 'application',
    other: 'application',
  },
  application: {
    none: 'root', // APP-94
    draft: 'applicationStep', // APP-93
    partially_submitted: 'applicationView', // APP-92
    other: 'root',
  },
  applicationView: {
    none: 'application',
    draft: 'application',
    partially_submitted: 'stay', // APP-95
    other: 'application',
  },
  applicationStep: {
    none: 'application',
    draft: 'stay', // APP-96
    partially_submitted: 'application',
    other: 'application',
  },
}

/**
 * Where a page of the onboarding application leads, or null to stay (APP-92 to APP-96, DEC-APP-5).
 * `applicationStep` as a target means the first step. `null` as status means that there is no application.
 */
export function applicationRedirect(
  page: ApplicationPage,
  status: OnboardingStatus | null,
): ApplicationPage | 'root' | null {
  const target = table[page][kindOf(status)]
  return target === 'stay' ? null : target
}

function kindOf(status: OnboardingStatus | null): Kind {
  if (status === null) return 'none'
  return status === 'draft' || status === 'partially_submitted' ? status : 'other'
}

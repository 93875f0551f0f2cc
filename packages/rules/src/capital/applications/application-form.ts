/** What an offer is taken with: the wizard of several steps, or the older form of one page (DEC-APPL-15). */
export const applicationForms = ['wizard', 'single_page'] as const
export type ApplicationForm = (typeof applicationForms)[number]

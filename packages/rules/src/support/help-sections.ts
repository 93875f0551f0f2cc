/**
 * What articles of help are about, in the order in which they are listed. Words: `support_help_<section>`.
 */
export const helpSections = ['orders', 'money', 'capital', 'business', 'integration'] as const
export type HelpSection = (typeof helpSections)[number]

/** What the sign-in page needs once the form stands and can be used; loaded as one part. */
export { WarningBanner } from '../../shared/page/warning-banner.tsx'
export { LaterSteps } from '../steps/later-steps.tsx'
export { leaveForApplication, leaveWhenSignedIn } from './leave.ts'
export { prefetchApplication } from './prefetch.ts'
export { startLater } from './start-later.ts'

/** What the sign-in page needs once the form stands and can be used; loaded as one part. */
export { watchConnectivity } from '../shared/connectivity.ts'
export { startRecordingOn } from '../shared/recording.ts'
export { captureUtm } from '../shared/utm.ts'
export { WarningBanner } from '../shared/warning-banner.tsx'
export { watchRemoteConfig } from '../shared/watch-remote-config.ts'
export { LaterSteps } from './later-steps.tsx'
export { leaveForApplication, leaveWhenSignedIn } from './leave.ts'
export { prefetchApplication } from './prefetch.ts'

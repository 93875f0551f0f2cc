import { text, url } from '../readers.ts'
import { optional } from '../setting.ts'

/** What the pages are told to load. */
export const remoteSettings = {
  remoteConfig: {
    surveyScriptUrl: optional(
      'SURVEY_SCRIPT_URL',
      'script of the survey tool (CFG-04); no survey when absent',
      url,
    ),
    attributionScriptUrl: optional(
      'ATTRIBUTION_SCRIPT_URL',
      'script that knows the campaign’s link to the merchant app (AUTH-05); the plain link stays when absent',
      url,
    ),
    analyticsScriptUrl: optional(
      'ANALYTICS_SCRIPT_URL',
      'script of the analytics tool (DEC-SES-11); nothing is told when absent',
      url,
    ),
    recordingKey: optional(
      'SESSION_RECORDING_KEY',
      'key of the session recorder (DEC-CFG-3); nothing is recorded when absent',
      text,
    ),
  },
} as const

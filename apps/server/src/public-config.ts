import type { PublicConfig } from '@daftar/contract/public-config'
import type { Config } from './config/config.ts'

/** What a page has to know before its first call: public, never a secret. */
export function publicConfigOf(config: Config): PublicConfig {
  const { brand, hosts, otp } = config
  return {
    mode: config.mode,
    brand: {
      name: brand.name,
      nameAr: brand.nameAr,
      supportEmail: brand.supportEmail,
      supportEmails: brand.supportEmails,
      termsUrl: brand.termsUrl,
      privacyUrl: brand.privacyUrl,
      shoppersUrl: brand.shoppersUrl,
      appStoreUrl: brand.appStoreUrl,
      googlePlayUrl: brand.googlePlayUrl,
      helpUrl: brand.helpUrl,
      pipedriveBaseUrl: brand.pipedriveBaseUrl ?? null,
    },
    hosts: {
      production: hosts.production ?? null,
      staging: hosts.staging ?? null,
      preview: hosts.preview ?? null,
      tokenStorage: hosts.tokenStorage,
    },
    holidays: config.capital.holidays,
    codes: {
      emailLength: otp.emailLength,
      phoneLength: otp.phoneLength,
      validSeconds: otp.validSeconds,
      resendSeconds: otp.resendSeconds,
    },
    surveyScriptUrl: config.remoteConfig.surveyScriptUrl ?? null,
    recordingKey: config.remoteConfig.recordingKey ?? null,
    attributionScriptUrl: config.remoteConfig.attributionScriptUrl ?? null,
    analyticsScriptUrl: config.remoteConfig.analyticsScriptUrl ?? null,
    salesConnect: widgetOf(config),
  }
}

function widgetOf({ salesConnect }: Config): PublicConfig['salesConnect'] {
  if (salesConnect.kind === 'off') return null
  if (salesConnect.kind === 'stand_in') return { kind: 'stand_in' }
  const { publicKey, scriptUrl } = salesConnect.rutter
  return { kind: 'rutter', publicKey, scriptUrl }
}

/**
 * Where the tools of others come from that are configured: the pages' content policy has to let them in, and
 * no other.
 */
export function toolOrigins({ botCheck, remoteConfig, salesConnect }: Config): string[] {
  const { surveyScriptUrl, attributionScriptUrl, analyticsScriptUrl, recordingKey } = remoteConfig
  const scripts = [surveyScriptUrl, attributionScriptUrl, analyticsScriptUrl]
  return [
    ...scripts.flatMap((script) => (script ? [new URL(script).origin] : [])),
    ...(recordingKey ? ['https://www.clarity.ms', 'https://*.clarity.ms'] : []),
    ...(salesConnect.kind === 'rutter'
      ? [salesConnect.rutter.scriptUrl, salesConnect.rutter.widgetOrigin].map(
          (address) => new URL(address).origin,
        )
      : []),
    ...(botCheck.kind === 'turnstile' ? ['https://challenges.cloudflare.com'] : []),
  ]
}

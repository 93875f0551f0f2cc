import { fitsCampaign } from '@daftar/rules/ads/campaign'
import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/**
 * Pictures of campaigns, as shoppers will see them: kept without what their maker wrote into them
 * (DEC-ADS-2).
 */
export const adsUploads: UploadRules = {
  campaign_picture: {
    types: uploadRules.campaign.types,
    maximumBytes: maximumBytes('campaign'),
    permission: 'canViewAds',
    flag: 'is_ads_allowed',
    picture: fitsCampaign,
  },
}

import { badgeTone } from '@daftar/app-kit/badge-tone'
import { campaignLooks, type CampaignStatus } from '@daftar/rules/ads/campaign-status'
import { Badge } from '@daftar/ui/badge'
import { campaignStatusText } from '@daftar/words/ads-words'

export function CampaignState({ status }: { status: CampaignStatus }) {
  return <Badge tone={badgeTone(campaignLooks[status].tone)}>{campaignStatusText(status)}</Badge>
}

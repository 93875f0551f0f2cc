import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { campaignMutation, type CampaignAct } from '../mutations.ts'
import type { Campaign } from '../queries.ts'

type AskActProps = {
  asked: CampaignAct
  campaign: Campaign
  walletText: string
  onClose: () => void
  /** After it was deleted. */
  onRemoved: () => void
}

/** Asks before anything happens to a campaign, and says what will. */
export function AskAct({ asked, campaign, walletText, onClose, onRemoved }: AskActProps) {
  const { id, version } = campaign
  const { verb, title, done, text } = words(campaign, walletText)[asked]
  const act = useAct({
    mutation: campaignMutation(useQueryClient()),
    doneText: () => done,
    onDone: asked === 'remove' ? onRemoved : onClose,
    since: version,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...((asked === 'finish' || asked === 'remove') && { tone: 'danger' as const })}
      title={title}
      confirmLabel={verb}
      onConfirm={() => act.send({ act: asked, id, version })}
    >
      {text}
    </ConfirmAct>
  )
}

function words(
  { name, total_budget, currency, merchant_name = '', merchant_name_ar = '' }: Campaign,
  walletText: string,
): Record<CampaignAct, { verb: string; title: string; done: string; text: string }> {
  const merchant = merchantNameText({ merchant_name, merchant_name_ar })
  const amount = moneyText(total_budget ?? '0', currency)
  return {
    submit: {
      verb: m.ads_submit(),
      title: m.ads_submit_title({ name }),
      done: m.ads_done_submitted(),
      text: walletText,
    },
    withdraw: {
      verb: m.ads_withdraw(),
      title: m.ads_withdraw_title({ name }),
      done: m.ads_done_withdrawn(),
      text: m.ads_withdraw_text(),
    },
    pause: {
      verb: m.ads_pause(),
      title: m.ads_pause_title({ name }),
      done: m.ads_done_paused(),
      text: m.ads_pause_text(),
    },
    resume: {
      verb: m.ads_resume(),
      title: m.ads_resume_title({ name }),
      done: m.ads_done_resumed(),
      text: m.ads_resume_text(),
    },
    remove: {
      verb: m.ads_remove(),
      title: m.ads_remove_title({ name }),
      done: m.ads_done_removed(),
      text: m.ads_remove_text(),
    },
    finish: {
      verb: m.ads_finish(),
      title: m.ads_finish_title({ name }),
      done: m.ads_done_finished(),
      text: m.ads_finish_text(),
    },
    approve: {
      verb: m.ads_approve(),
      title: m.ads_approve_title({ name }),
      done: m.ads_done_approved(),
      text: m.ads_approve_text({ amount, merchant }),
    },
  }
}

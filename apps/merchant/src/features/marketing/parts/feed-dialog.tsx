import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { feedFormats, feedLimits, feedProblems } from '@daftar/rules/marketing/feeds'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { currentLanguage, m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { feedMutation } from '../mutations.ts'
import type { ProductFeed } from '../queries.ts'
import { languageText } from './feed-list.tsx'
import styles from './marketing.module.css'

type Draft = Pick<ProductFeed, 'name' | 'url' | 'format' | 'language'>

/** Adds a feed, or changes one on the version that was read. */
export function FeedDialog({ feed, onClose }: { feed: ProductFeed | null; onClose: () => void }) {
  const act = useAct({
    mutation: feedMutation(useQueryClient()),
    doneText: () => (feed ? m.marketing_feed_changed() : m.marketing_feed_added()),
    onDone: onClose,
    ...(feed && { since: feed.version }),
  })
  const start: Draft = feed ?? { name: '', url: '', format: 'xml', language: currentLanguage() }
  const form = useActForm({
    start,
    check: ({ name, url }) => ({ ...feedProblems({ name, url }) }),
    fields: { name: { label: m.marketing_feed_name() }, url: { label: m.marketing_feed_url() } },
    error: act.error,
  })
  const { name, url, format, language } = form.values
  function send() {
    const body = { name, url, format, language }
    act.send(feed ? { act: 'change', id: feed.id, version: feed.version, body } : { act: 'create', body })
  }
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={feed ? m.marketing_feed_change_title() : m.marketing_feed_add_title()}
      confirmLabel={feed ? m.marketing_feed_save() : m.marketing_feed_add()}
      onConfirm={send}
    >
      <TextField {...form.field('name')} autoComplete="off" maxLength={feedLimits.nameMax} />
      <TextField
        {...form.field('url')}
        type="url"
        autoComplete="off"
        maxLength={feedLimits.linkMax}
        hint={m.marketing_feed_url_hint({ start: isolated('https://') })}
      />
      <div className={styles.pair}>
        <SegmentedChoice
          label={m.marketing_feed_format()}
          value={format}
          options={feedFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          block
          onValueChange={(chosen) => form.set({ format: chosen })}
        />
        <SegmentedChoice
          label={m.marketing_feed_language()}
          value={language}
          options={(['en', 'ar'] as const).map((value) => ({ value, label: languageText(value) }))}
          block
          onValueChange={(chosen) => form.set({ language: chosen })}
        />
      </div>
    </ActDialog>
  )
}

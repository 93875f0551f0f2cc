import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { feedFormats, feedLimits, feedProblems } from '@daftar/rules/marketing/feeds'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { currentLanguage, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { feedMutation } from '../mutations.ts'
import type { ProductFeed } from '../queries.ts'
import { languageText } from './feed-list.tsx'
import styles from './marketing.module.css'

type Draft = Pick<ProductFeed, 'name' | 'url' | 'format' | 'language'>

/** Adds a feed, or changes one on the version that was read. */
export function FeedDialog({ feed, onClose }: { feed: ProductFeed | null; onClose: () => void }) {
  const id = useId()
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
  function send(event: FormEvent) {
    event.preventDefault()
    const body = { name, url, format, language }
    form.confirm(() =>
      act.send(feed ? { act: 'change', id: feed.id, version: feed.version, body } : { act: 'create', body }),
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={feed ? m.marketing_feed_change_title() : m.marketing_feed_add_title()}
      closeLabel={m.common_close()}
      locked={act.isPending}
      actions={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={act.isPending}>
            {feed ? m.marketing_feed_save() : m.marketing_feed_add()}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} onSubmit={send} noValidate>
        <ErrorSummary title={m.marketing_feed_check()} errors={form.summary} />
        <TextField {...form.field('name')} autoComplete="off" maxLength={feedLimits.nameMax} />
        <TextField
          {...form.field('url')}
          type="url"
          autoComplete="off"
          maxLength={feedLimits.linkMax}
          hint={m.marketing_feed_url_hint()}
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
        {act.error && !isAboutFields(act.error, form.wireNames) ? (
          <Notice tone="negative" live="alert">
            {problemText(act.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

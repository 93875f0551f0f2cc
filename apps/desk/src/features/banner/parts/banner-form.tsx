import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { fieldText, m } from '@daftar/words'
import { useState, type SubmitEvent } from 'react'
import { bannerFields, bannerProblems, isSame, trimmed, type BannerField } from '../form.ts'
import type { WebStatusMessage } from '../queries.ts'
import { BannerPreview } from './banner-preview.tsx'
import { ConfirmPublish } from './confirm-publish.tsx'
import { LanguageFields } from './language-fields.tsx'
import styles from './banner.module.css'

export function BannerForm({ published }: { published: WebStatusMessage }) {
  const form = useCheckedForm({ start: published, check: bannerProblems })
  const { values: banner, set: setBanner, shown } = form
  const [isAsking, setAsking] = useState(false)
  const isChanged = !isSame(banner, published)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void form.pass().then((isPassed) => isPassed && setAsking(true))
  }
  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <ErrorSummary
        title={m.desk_check_fields()}
        errors={bannerFields.flatMap((field) => {
          const code = form.listed[field]
          return code ? [{ field, message: `${fieldLabel(field)}: ${fieldText(code)}` }] : []
        })}
      />
      <Card
        title={m.desk_banner_now()}
        actions={
          <Badge tone={published.is_active ? 'warning' : 'neutral'}>
            {published.is_active ? m.desk_banner_is_on() : m.desk_banner_is_off()}
          </Badge>
        }
      >
        <Checkbox
          label={m.desk_banner_show()}
          description={m.desk_banner_show_text()}
          checked={banner.is_active}
          onValueChange={(is_active) => setBanner({ is_active })}
        />
      </Card>
      <div className={styles.languages}>
        <LanguageFields language="en" banner={banner} problems={shown} onChange={setBanner} />
        <LanguageFields language="ar" banner={banner} problems={shown} onChange={setBanner} />
      </div>
      <BannerPreview banner={banner} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!isChanged}>
          {m.desk_banner_publish()}
        </Button>
        <Button disabled={!isChanged} onClick={() => form.restart(published)}>
          {m.desk_discard()}
        </Button>
      </div>
      <ConfirmPublish open={isAsking} banner={trimmed(banner)} onClose={() => setAsking(false)} />
    </form>
  )
}

function fieldLabel(field: BannerField): string {
  switch (field) {
    case 'title.en':
      return m.desk_banner_title_en()
    case 'title.ar':
      return m.desk_banner_title_ar()
    case 'message.en':
      return m.desk_banner_message_en()
    case 'message.ar':
      return m.desk_banner_message_ar()
  }
}

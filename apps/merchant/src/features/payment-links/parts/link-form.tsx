import type { AnswerOf } from '@daftar/contract'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Language } from '@daftar/rules/geo/languages'
import { linkValidities, type LinkValidity } from '@daftar/rules/orders/payment-link'
import { Button, buttonClass } from '@daftar/ui/button'
import { Checkbox } from '@daftar/ui/checkbox'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { StepForm } from '@daftar/ui/step-form'
import { currentLanguage, m } from '@daftar/words'
import { useState } from 'react'
import type { Store } from '../../../shared/stores/stores.ts'
import { startLink } from '../form.ts'
import { useLinkForm } from '../use-link-form.ts'
import { DetailFields } from './detail-fields.tsx'
import { fieldNames } from './field-names.ts'
import { MainFields } from './main-fields.tsx'
import styles from './link-form.module.css'

interface Props {
  stores: readonly Store[]
  isStrict: boolean
  lastStoreId: string | null
  onCreated: (made: AnswerOf<'paymentLinks.create'>) => void
}

/**
 * Store, amount, phone; the rest has good answers already (DEC-ORD-9). Errors stand at their fields
 * (DEC-ORD-15).
 */
export function LinkForm({ stores, isStrict, lastStoreId, onCreated }: Props) {
  const form = useLinkForm({
    start: startLink(stores, lastStoreId, currentLanguage()),
    stores,
    isStrict,
    onCreated,
  })
  const { values } = form
  const [isOpen, setOpen] = useState(isStrict)
  const isWhole = isOpen || form.hasDetailErrors
  return (
    <StepForm
      title={m.links_new_title()}
      intro={m.links_new_intro()}
      above={
        <>
          <ErrorSummary title={m.links_check_fields()} errors={summary(form)} />
          {form.trouble ? (
            <Notice tone="negative" live="alert">
              {form.trouble}
            </Notice>
          ) : null}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      actions={
        <>
          <Link look="bare" className={buttonClass()} href={pathOf('paymentLinks')}>
            {m.common_cancel()}
          </Link>
          <Button type="submit" variant="primary" size="large" busy={form.isSending}>
            {values.send ? m.links_create_and_send() : m.links_create()}
          </Button>
        </>
      }
    >
      <MainFields form={form} stores={stores} />
      {isWhole ? (
        <DetailFields form={form} isStrict={isStrict} />
      ) : (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setOpen(true)} aria-expanded={false}>
            {m.links_more()}
          </Button>
        </div>
      )}
      <div className={styles.pair}>
        <SegmentedChoice<LinkValidity>
          label={m.links_validity()}
          name="validity"
          options={linkValidities.map((value) => ({ value, label: validityWords[value]() }))}
          value={values.validity}
          onValueChange={(validity) => form.set({ validity })}
          block
        />
        <SegmentedChoice<Language>
          label={m.links_language()}
          name="language"
          options={[
            { value: 'en', label: <span lang="en">{m.links_language_en()}</span> },
            { value: 'ar', label: <span lang="ar">{m.links_language_ar()}</span> },
          ]}
          value={values.language}
          onValueChange={(language) => form.set({ language })}
          block
        />
      </div>
      <Checkbox
        id="send"
        label={m.links_send_now()}
        checked={values.send}
        onValueChange={(send) => form.set({ send })}
      />
    </StepForm>
  )
}

const validityWords: Record<LinkValidity, () => string> = {
  '1h': m.links_validity_1h,
  '1d': m.links_validity_1d,
  '3d': m.links_validity_3d,
  '7d': m.links_validity_7d,
}

function summary(form: ReturnType<typeof useLinkForm>) {
  return fieldNames.flatMap(([field, name]) => {
    const problem = form.listedText(field)
    return problem ? [{ field, message: m.links_field_problem({ name: name(), problem }) }] : []
  })
}

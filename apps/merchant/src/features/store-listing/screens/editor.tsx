import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { listingProblems, stepOfField } from '@daftar/rules/listings/document'
import { listingSteps, type ListingStep } from '@daftar/rules/listings/steps'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { StepForm } from '@daftar/ui/step-form'
import { Stepper } from '@daftar/ui/stepper'
import { fieldText as problemText, m } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Store as StoreIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { storesQuery, type Store } from '../../../shared/stores/stores.ts'
import { ListingNotices, ListingState } from '../parts/notices.tsx'
import { ReviewStep } from '../parts/review-step.tsx'
import { ListingSkeleton } from '../parts/skeletons.tsx'
import { stepFields } from '../parts/step-fields.tsx'
import { listingFilters } from '../filters.ts'
import { listingQuery, type StoreListing } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { fieldText, stepText } from '../words.ts'
import styles from '../parts/listing.module.css'

const StoreChoice = lazy(() =>
  import('../parts/store-choice.tsx').then((module) => ({ default: module.StoreChoice })),
)

/**
 * The listing of one of the stores, step by step (STO-07, STO-08, DEC-OTH-2); an unknown step is the first.
 */
export function ListingScreen({ params }: { params: { step: string } }) {
  const [{ store: named }, change] = useAddressFilters(listingFilters)
  const stores = useQuery(storesQuery)
  const step = listingSteps.find((known) => known === params.step) ?? listingSteps[0]
  return (
    <Queried query={stores} pending={<ListingSkeleton />} failedTitle={m.listing_failed()}>
      {(found) => {
        const store = found.find(({ id }) => id === named) ?? found[0]
        if (!store)
          return (
            <EmptyState icon={<StoreIcon />} title={m.listing_no_stores()}>
              {m.stores_empty_text()}
            </EmptyState>
          )
        return (
          <OfStore
            key={store.id}
            {...{ store, stores: found, step }}
            onStore={(id) => change({ store: id })}
          />
        )
      }}
    </Queried>
  )
}

type OfStoreProps = {
  store: Store
  stores: readonly Store[]
  step: ListingStep
  onStore: (id: string) => void
}

function OfStore({ store, stores, step, onStore }: OfStoreProps) {
  const query = useQuery(listingQuery(store.id))
  return (
    <div className={styles.page}>
      {stores.length > 1 ? (
        <div className={styles.store}>
          <Suspense>
            <StoreChoice {...{ store, stores, onStore }} />
          </Suspense>
        </div>
      ) : null}
      <Queried query={query} pending={<ListingSkeleton />} failedTitle={m.listing_failed()}>
        {(listing) => <Editor key={listing.store_id} {...{ listing, step }} />}
      </Queried>
    </div>
  )
}

function Editor({ listing, step }: { listing: StoreListing; step: ListingStep }) {
  const navigate = useNavigate()
  const editor = useEditor(listing, step)
  const at = listingSteps.indexOf(step)
  const open = new Set<ListingStep>(Object.keys(listingProblems(editor.form.values, true)).map(stepOfField))
  const go = (next: ListingStep) =>
    void navigate({ to: pathOf('storeListing', { step: next }), search: { store: listing.store_id } })
  const goTo = (index: number) => go(listingSteps[index] ?? step)
  return (
    <>
      <Stepper
        label={m.listing_steps()}
        stateLabels={{
          done: m.listing_state_done(),
          current: m.listing_state_current(),
          upcoming: m.listing_state_upcoming(),
          attention: m.listing_state_attention(),
        }}
        steps={listingSteps.map((one, index) => ({
          id: one,
          label: stepText[one](),
          state: index === at ? 'current' : index > at ? 'upcoming' : open.has(one) ? 'attention' : 'done',
          ...(index !== at && { onPress: () => editor.leave(() => go(one)) }),
        }))}
      />
      {step === 'review' ? (
        <ReviewStep {...{ listing, editor, go }} />
      ) : (
        <FieldsStep
          {...{ listing, editor, step }}
          onBack={at === 0 ? null : () => editor.leave(() => goTo(at - 1))}
          onNext={() => goTo(at + 1)}
        />
      )}
    </>
  )
}

type FieldsStepProps = {
  listing: StoreListing
  editor: ReturnType<typeof useEditor>
  step: Exclude<ListingStep, 'review'>
  onBack: (() => void) | null
  onNext: () => void
}

function FieldsStep({ listing, editor, step, onBack, onNext }: FieldsStepProps) {
  const { form, isOpen, isBusy } = editor
  const Fields = stepFields[step]
  const errors = Object.entries(form.listed).flatMap(([field, code]) =>
    code ? [{ field, message: `${fieldText(field)}: ${problemText(code)}` }] : [],
  )
  return (
    <StepForm
      title={stepText[step]()}
      intro={<ListingState listing={listing} />}
      above={
        <>
          <ErrorSummary title={m.common_check_fields()} errors={errors} />
          <ListingNotices {...{ listing, editor }} />
        </>
      }
      savedText={
        listing.saved_at && !form.isDirty ? m.common_saved_at({ time: timeText(listing.saved_at) }) : null
      }
      actions={
        <>
          {onBack ? <Button onClick={onBack}>{m.common_back()}</Button> : null}
          <Button variant="primary" type="submit" busy={isBusy}>
            {m.common_continue()}
          </Button>
        </>
      }
      onSubmit={(event) => {
        event.preventDefault()
        editor.save(onNext)
      }}
    >
      <fieldset disabled={!isOpen} className={styles.page}>
        {/* A boundary for each step: one alone would hide the fields of the step before instead of leaving them. */}
        <Suspense key={step} fallback={<ListingSkeleton />}>
          <Fields form={form} />
        </Suspense>
      </fieldset>
    </StepForm>
  )
}

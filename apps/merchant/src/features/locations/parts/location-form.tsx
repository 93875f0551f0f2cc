import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { countryCodes } from '@daftar/rules/geo/countries'
import { weekdays } from '@daftar/rules/locations/hours'
import { locationStatuses } from '@daftar/rules/locations/location'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { countryName } from '../../../shared/text/country-name.ts'
import { PhoneInput } from '../../../shared/session/phone-input.tsx'
import { bodyOf, draftOf, draftProblems, emptyDraft, type LocationDraft } from '../form.ts'
import { locationMutation } from '../mutations.ts'
import type { Location, Locations } from '../queries.ts'
import { hoursText, statusText, weekdayNames } from '../words.ts'
import { ActDrawer } from './act-drawer.tsx'
import { HoursFields } from './hours-fields.tsx'
import styles from './locations.module.css'

type LocationFormProps = {
  /** Null where another one is added. */
  location: Location | null
  stores: Locations['stores']
  onClose: () => void
}

/** A location with everything that is known of it (DEC-LOC-1). */
export function LocationForm({ location, stores, onClose }: LocationFormProps) {
  const act = useAct({
    mutation: locationMutation(useQueryClient()),
    doneText: () => (location ? m.common_changes_saved() : m.locations_done_added()),
    onDone: onClose,
    ...(location && { since: location.version }),
  })
  const form = useActForm<LocationDraft>({
    start: location ? draftOf(location) : emptyDraft(stores),
    check: draftProblems,
    fields: fields(),
    prefix: 'location-',
    error: act.error,
  })
  const { values, set } = form
  const text = (name: 'name' | 'name_ar' | 'address' | 'city' | 'map_link' | 'pos_id') => ({
    ...form.field(name),
    autoComplete: 'off',
  })
  function save() {
    const body = bodyOf(values)
    act.send(
      location ? { act: 'change', id: location.id, version: location.version, body } : { act: 'add', body },
    )
  }
  return (
    <ActDrawer
      {...{ act, form, onClose }}
      title={location ? m.locations_change_title({ name: nameText(location) }) : m.locations_add()}
      confirmLabel={location ? m.common_save() : m.locations_add()}
      onConfirm={save}
    >
      <div className={styles.pair}>
        <TextField {...text('name')} dir="ltr" maxLength={80} autoFocus />
        <TextField {...text('name_ar')} dir="rtl" maxLength={80} />
      </div>
      <Select
        {...form.field('store_id')}
        placeholder={m.locations_store_choose()}
        value={values.store_id || null}
        options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
      />
      <TextField {...text('address')} maxLength={200} />
      <div className={styles.pair}>
        <TextField {...text('city')} maxLength={60} />
        <Select
          {...form.field('country')}
          placeholder={m.locations_country()}
          value={values.country || null}
          options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
        />
      </div>
      <TextField
        {...text('map_link')}
        type="url"
        optional={m.common_optional()}
        hint={m.locations_map_hint()}
        maxLength={500}
      />
      <PhoneInput {...form.field('phone')} optional={m.common_optional()} />
      <TextField
        {...text('pos_id')}
        dir="ltr"
        optional={m.common_optional()}
        hint={m.locations_till_hint()}
        maxLength={40}
      />
      <HoursFields form={form} />
      <SegmentedChoice
        label={m.locations_status()}
        value={values.status}
        options={locationStatuses.map((value) => ({ value, label: statusText[value]() }))}
        block
        onValueChange={(status) => set({ status })}
      />
    </ActDrawer>
  )
}

function fields() {
  return {
    name: { label: m.locations_name() },
    name_ar: { label: m.locations_name_ar() },
    store_id: { label: m.locations_store() },
    address: { label: m.locations_address() },
    city: { label: m.locations_city() },
    country: { label: m.locations_country() },
    map_link: { label: m.locations_map(), text: () => m.locations_map_invalid() },
    phone: { label: m.locations_phone() },
    pos_id: { label: m.locations_till() },
    ...Object.fromEntries(
      weekdays.map((day) => [
        day,
        {
          label: weekdayNames[day](),
          wire: `hours.${day}`,
          text: (code: Parameters<typeof hoursText>[0]) => hoursText(code),
        },
      ]),
    ),
  }
}

import { ComboBox } from '@daftar/ui/combo-box'
import { MultiSelect } from '@daftar/ui/multi-select'
import { currentLanguage, m } from '@daftar/words'
import { categoryOptions } from '../words.ts'
import { drawn, type FieldsProps } from './drawn.ts'

/** What a store sells, and what further. */
export function CategoryFields({ form }: FieldsProps) {
  const options = categoryOptions(currentLanguage())
  const { category, further } = form.values
  return (
    <>
      <ComboBox
        {...drawn(form, 'category')}
        value={category || null}
        options={options}
        emptyLabel={m.listing_category_none()}
        onValueChange={(value) =>
          form.set({ category: value ?? '', further: further.filter((key) => key !== value) })
        }
      />
      <MultiSelect
        {...drawn(form, 'further')}
        optional={m.common_optional()}
        hint={m.listing_further_hint()}
        placeholder={m.listing_choose()}
        values={further}
        options={options.filter(({ value }) => value !== category)}
        onValuesChange={(chosen) => form.set({ further: chosen })}
      />
    </>
  )
}

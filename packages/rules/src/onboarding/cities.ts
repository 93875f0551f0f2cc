interface City {
  id: string
  name: { en: string; ar: string }
}

type Text = readonly [en: string, ar: string]

const texts: Readonly<Record<string, readonly Text[]>> = {
  SAU: [
    ['Riyadh', 'الرياض'],
    ['Jeddah', 'جدة'],
    ['Mecca', 'مكة المكرمة'],
    ['Medina', 'المدينة المنورة'],
    ['Dammam', 'الدمام'],
    ['Khobar', 'الخبر'],
    ['Dhahran', 'الظهران'],
    ['Jubail', 'الجبيل'],
    ['Al Ahsa', 'الأحساء'],
    ['Taif', 'الطائف'],
    ['Tabuk', 'تبوك'],
    ['Buraydah', 'بريدة'],
    ['Unaizah', 'عنيزة'],
    ['Hail', 'حائل'],
    ['Abha', 'أبها'],
    ['Khamis Mushait', 'خميس مشيط'],
    ['Najran', 'نجران'],
    ['Jazan', 'جازان'],
    ['Yanbu', 'ينبع'],
    ['Al Kharj', 'الخرج'],
    ['Qatif', 'القطيف'],
    ['Arar', 'عرعر'],
    ['Sakaka', 'سكاكا'],
    ['Al Bahah', 'الباحة'],
  ],
  ARE: [
    ['Dubai', 'دبي'],
    ['Abu Dhabi', 'أبوظبي'],
    ['Sharjah', 'الشارقة'],
    ['Al Ain', 'العين'],
    ['Ajman', 'عجمان'],
    ['Ras Al Khaimah', 'رأس الخيمة'],
    ['Fujairah', 'الفجيرة'],
    ['Umm Al Quwain', 'أم القيوين'],
  ],
  BHR: [
    ['Manama', 'المنامة'],
    ['Muharraq', 'المحرق'],
    ['Riffa', 'الرفاع'],
    ['Isa Town', 'مدينة عيسى'],
    ['Hamad Town', 'مدينة حمد'],
    ['Sitra', 'سترة'],
  ],
  KWT: [
    ['Kuwait City', 'مدينة الكويت'],
    ['Hawally', 'حولي'],
    ['Salmiya', 'السالمية'],
    ['Farwaniya', 'الفروانية'],
    ['Ahmadi', 'الأحمدي'],
    ['Jahra', 'الجهراء'],
  ],
  QAT: [
    ['Doha', 'الدوحة'],
    ['Al Rayyan', 'الريان'],
    ['Al Wakrah', 'الوكرة'],
    ['Lusail', 'لوسيل'],
    ['Al Khor', 'الخور'],
    ['Umm Salal', 'أم صلال'],
  ],
}

const elsewhere: City = { id: 'other', name: { en: 'Another city', ar: 'مدينة أخرى' } }

/**
 * DEC-ONB-6: the cities of a country somebody can sell in, the largest first; none of a country we do not
 * serve.
 */
export function citiesOf(country: string): readonly City[] {
  const cities = texts[country]
  if (!cities) return []
  const named = cities.map(([en, ar]) => ({ id: en.toLowerCase().replaceAll(' ', '_'), name: { en, ar } }))
  return [...named, elsewhere]
}

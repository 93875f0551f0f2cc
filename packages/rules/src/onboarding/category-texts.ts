type Text = readonly [en: string, ar: string]

/**
 * DEC-ONB-49: what businesses sell, section by section. The English text makes the id, so it stays as it is.
 */
export const sectionTexts: readonly (readonly [en: string, ar: string, categories: readonly Text[]])[] = [
  [
    'Fashion',
    'الأزياء',
    [
      ['Women', 'أزياء نسائية'],
      ['Men', 'أزياء رجالية'],
      ['Kids', 'أزياء أطفال'],
      ['Modest wear', 'عبايات وملابس محتشمة'],
      ['Shoes', 'أحذية'],
      ['Bags and accessories', 'حقائب وإكسسوارات'],
      ['Sportswear', 'ملابس رياضية'],
    ],
  ],
  [
    'Beauty',
    'الجمال',
    [
      ['Makeup', 'مكياج'],
      ['Skincare', 'العناية بالبشرة'],
      ['Perfume', 'عطور'],
      ['Hair care', 'العناية بالشعر'],
      ['Salons and spas', 'صالونات ومراكز سبا'],
    ],
  ],
  [
    'Electronics',
    'الإلكترونيات',
    [
      ['Phones', 'هواتف'],
      ['Computers', 'حواسيب'],
      ['Gaming', 'ألعاب إلكترونية'],
      ['Home appliances', 'أجهزة منزلية'],
      ['Audio', 'صوتيات'],
      ['Accessories', 'ملحقات'],
    ],
  ],
  [
    'Home and furniture',
    'المنزل والأثاث',
    [
      ['Furniture', 'أثاث'],
      ['Decor', 'ديكور'],
      ['Kitchen', 'مستلزمات المطبخ'],
      ['Bedding', 'مفارش'],
      ['Garden', 'حدائق'],
      ['Hardware and tools', 'عدد وأدوات'],
    ],
  ],
  [
    'Kids and baby',
    'الأطفال والرضّع',
    [
      ['Clothing', 'ملابس'],
      ['Toys', 'ألعاب'],
      ['Strollers and gear', 'عربات ومستلزمات'],
      ['School supplies', 'مستلزمات مدرسية'],
    ],
  ],
  [
    'Jewellery and watches',
    'المجوهرات والساعات',
    [
      ['Gold', 'ذهب'],
      ['Silver and fashion jewellery', 'فضة وحليّ'],
      ['Watches', 'ساعات'],
    ],
  ],
  [
    'Health',
    'الصحة',
    [
      ['Pharmacy', 'صيدليات'],
      ['Optics', 'بصريات'],
      ['Clinics', 'عيادات'],
      ['Dental', 'أسنان'],
      ['Supplements', 'مكملات غذائية'],
    ],
  ],
  [
    'Sport and outdoor',
    'الرياضة والهواء الطلق',
    [
      ['Fitness equipment', 'أجهزة لياقة'],
      ['Gyms', 'أندية رياضية'],
      ['Camping', 'تخييم'],
      ['Bicycles', 'دراجات'],
    ],
  ],
  [
    'Food and grocery',
    'الأغذية والبقالة',
    [
      ['Supermarket', 'سوبرماركت'],
      ['Sweets and chocolate', 'حلويات وشوكولاتة'],
      ['Coffee', 'قهوة'],
      ['Restaurants', 'مطاعم'],
    ],
  ],
  [
    'Auto',
    'السيارات',
    [
      ['Spare parts', 'قطع غيار'],
      ['Tyres', 'إطارات'],
      ['Service', 'صيانة'],
      ['Accessories', 'إكسسوارات سيارات'],
    ],
  ],
  [
    'Travel and events',
    'السفر والفعاليات',
    [
      ['Flights', 'رحلات طيران'],
      ['Hotels', 'فنادق'],
      ['Tours', 'جولات سياحية'],
      ['Tickets', 'تذاكر'],
    ],
  ],
  [
    'Education',
    'التعليم',
    [
      ['Courses', 'دورات'],
      ['Schools', 'مدارس'],
      ['Books', 'كتب'],
    ],
  ],
  [
    'Gifts and flowers',
    'الهدايا والزهور',
    [
      ['Flowers', 'زهور'],
      ['Gift boxes', 'صناديق هدايا'],
      ['Stationery', 'قرطاسية'],
    ],
  ],
  [
    'Pets',
    'الحيوانات الأليفة',
    [
      ['Food', 'أطعمة'],
      ['Accessories', 'مستلزمات'],
      ['Vet', 'عيادات بيطرية'],
    ],
  ],
  [
    'Services',
    'الخدمات',
    [
      ['Home services', 'خدمات منزلية'],
      ['Printing', 'طباعة'],
      ['Photography', 'تصوير'],
    ],
  ],
  [
    'Digital goods',
    'المنتجات الرقمية',
    [
      ['Gift cards', 'بطاقات هدايا'],
      ['Subscriptions', 'اشتراكات'],
      ['Software', 'برمجيات'],
    ],
  ],
]

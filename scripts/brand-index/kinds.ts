import type { StarterSubCategoryId } from "../../packages/enrichment/src/index.ts";

/**
 * What an OpenStreetMap kind of place is spent on. Kinds that stand earlier win where one name is of several kinds in a country.
 * A kind that is not listed is no place of spending (a bank, a parcel locker) or says too little.
 */
export const KINDS: { readonly [Id in StarterSubCategoryId]?: string } = {
  "groceries.supermarket":
    "shop=supermarket shop=wholesale shop=health_food shop=frozen_food shop=grocery shop=general shop=country_store",
  "shopping.marketplaces": "shop=catalogue shop=mall shop=outpost",
  "shopping.household":
    "shop=department_store shop=variety_store shop=houseware shop=household_linen shop=charity shop=second_hand shop=party shop=candles shop=kitchenware shop=pawnbroker",
  "housing.repairs":
    "shop=doityourself shop=hardware shop=trade shop=paint shop=tiles shop=flooring shop=bathroom_furnishing shop=electrical shop=tool_hire shop=power_tools shop=doors shop=plant_hire shop=glaziery shop=locksmith shop=pest_control craft=plumber craft=electrician craft=painter craft=carpenter craft=glaziery craft=window_construction",
  "housing.furnishing":
    "shop=furniture shop=bed shop=kitchen shop=interior_decoration shop=curtain shop=carpet shop=lighting shop=window_blind shop=frame shop=vacuum_cleaner",
  "shopping.clothing":
    "shop=clothes shop=shoes shop=bag shop=fashion_accessories shop=leather shop=jewelry shop=watches shop=boutique shop=fashion shop=tailor shop=shoe_repair",
  "transport.fuel": "amenity=fuel amenity=charging_station waterway=fuel",
  "eating_out.fast_food": "amenity=fast_food amenity=food_court",
  "eating_out.coffee": "amenity=cafe amenity=ice_cream shop=pastry shop=tea shop=coffee",
  "eating_out.restaurants": "amenity=restaurant",
  "eating_out.bars": "amenity=bar amenity=pub amenity=nightclub",
  "health.pharmacy": "amenity=pharmacy shop=medical_supply shop=nutrition_supplements shop=herbalist",
  "personal_care.cosmetics": "shop=chemist shop=cosmetics shop=perfumery shop=hairdresser_supply",
  "groceries.fresh":
    "shop=butcher shop=greengrocer shop=seafood shop=dairy shop=cheese shop=deli shop=farm shop=nuts shop=spices",
  "groceries.bakery": "shop=bakery shop=confectionery shop=chocolate",
  "groceries.alcohol": "shop=alcohol shop=wine shop=beverages",
  "shopping.electronics":
    "shop=electronics shop=computer shop=hifi shop=camera shop=photo shop=appliance shop=mobile_phone_accessories shop=printer_ink craft=electronics_repair shop=repair",
  "shopping.books": "shop=books shop=stationery shop=copyshop shop=newsagent",
  "shopping.sports": "shop=sports shop=outdoor shop=fishing shop=swimming_pool",
  "shopping.hobbies":
    "shop=craft shop=fabric shop=musical_instrument shop=music shop=model shop=games shop=anime shop=art shop=pottery shop=e-cigarette shop=tobacco shop=cannabis shop=video_games shop=erotic shop=pyrotechnics shop=collector",
  "housing.garden": "shop=garden_centre shop=groundskeeping shop=agrarian",
  "transport.vehicle_service":
    "shop=car_repair shop=car_parts shop=tyres amenity=car_wash amenity=vehicle_inspection shop=motorcycle_repair shop=truck_repair",
  "transport.vehicle": "shop=car shop=motorcycle shop=caravan shop=truck shop=boat",
  "transport.bicycle": "shop=bicycle amenity=bicycle_rental",
  "transport.parking": "amenity=parking amenity=bicycle_parking",
  "transport.taxi": "amenity=taxi",
  "utilities.mobile": "shop=mobile_phone shop=telecommunication office=telecommunication",
  "utilities.gas": "shop=gas",
  "utilities.water": "office=water_utility man_made=water_works",
  "utilities.electricity": "office=energy_supplier power=substation",
  "health.doctor":
    "amenity=hospital amenity=clinic amenity=doctors healthcare=laboratory healthcare=sample_collection healthcare=physiotherapist healthcare=dialysis healthcare=rehabilitation healthcare=counselling healthcare=alternative",
  "health.dental_optical": "amenity=dentist shop=optician shop=hearing_aids healthcare=audiologist",
  "health.fitness":
    "leisure=fitness_centre leisure=sports_centre leisure=fitness_station leisure=dance leisure=sauna",
  "personal_care.hair_beauty": "shop=hairdresser shop=beauty shop=massage shop=tattoo",
  "pets.supplies": "shop=pet shop=pet_grooming amenity=animal_boarding",
  "pets.vet": "amenity=veterinary",
  "children.toys": "shop=toys shop=baby_goods",
  "children.childcare": "amenity=kindergarten amenity=childcare",
  "children.activities": "leisure=indoor_play leisure=playground",
  "education.courses":
    "amenity=prep_school amenity=language_school amenity=music_school amenity=driving_school amenity=training",
  "education.tuition": "amenity=university amenity=college",
  "family.gifts": "shop=gift shop=florist",
  "entertainment.events": "amenity=cinema shop=ticket amenity=karaoke_box leisure=escape_game shop=video",
  "entertainment.games": "leisure=amusement_arcade leisure=adult_gaming_centre",
  "entertainment.days_out":
    "tourism=theme_park leisure=bowling_alley leisure=trampoline_park leisure=miniature_golf leisure=high_ropes_course",
  "entertainment.betting": "shop=bookmaker shop=lottery amenity=casino amenity=gambling",
  "travel.hotels": "tourism=hotel tourism=motel tourism=hostel tourism=caravan_site tourism=camp_site",
  "travel.car_rental": "amenity=car_rental amenity=car_sharing amenity=motorcycle_rental shop=rental",
  "travel.tours": "shop=travel_agency",
  "housing.help": "shop=dry_cleaning shop=laundry craft=cleaning",
  "insurance.other": "office=insurance",
  "taxes_fees.services":
    "amenity=post_office shop=storage_rental office=tax_advisor office=lawyer office=moving_company shop=funeral_directors",
  "loans.repayments": "shop=money_lender office=mortgage",
};

/** Names of these are kept only where no other kind has the name: a shop of that name is what people pay. */
export const LATE_KINDS: ReadonlySet<string> = new Set(
  "shop=convenience shop=kiosk highway=services amenity=charging_station power=substation amenity=bicycle_rental amenity=car_wash amenity=parking man_made=water_works amenity=clinic amenity=hospital amenity=doctors amenity=kindergarten".split(
    " ",
  ),
);

/** Shops that stand behind filling stations where both have the name. */
export const CORNER_SHOPS = "shop=convenience shop=kiosk highway=services";

import type { WordList } from "./word-list.ts";

/** Words of trades and offices as they are printed in the United States and Canada. */
export const KEYWORDS_AMERICAN: WordList = {
  "groceries.supermarket": [
    "food town",
    "market, markets, foods, farms, farm, meat co, meats, orchard, orchards, farm stand, cider mill, general merchandise, food co, provision co, grocerie, bulk foods, asian market, oriental market, halal market, carneceria, la tienda",
    "food mart, foods co op, food coop, food co op, natural foods, farmers mkt, farmers market, supermercado, carniceria, grocery outlet, iga, market place foods, food store, foodtown, super mercado, mkt, fresh market, meat market, produce",
  ],
  "groceries.bakery": [
    "cakes, cake, cake shop, pie, pies, pie co, pie company, cake co, bake house, breads, bread co, donut shop, tortilleria",
    "bake shop, bakeshop, baking co, cupcakes, cupcake",
  ],
  "groceries.alcohol": [
    "bottleshop, bottle shop, beer distributor, wine shop, wine merchant, wines, liquor barn, liquor mart, liq, liquo",
    "liquors, liquor store, liquor mart, wine spirits, wine and spirits, spirits, abc store, abc liquor, package store, beer store, lcbo, winery, vineyard, vineyards, fine wine, beverage, cellars, wine",
  ],
  "eating_out.restaurants": [
    "gourmet, egg, toast, fins, social, steakhse, cantina grill, gastro, brunch co, cafe grill, comida",
    "empanadas, empanada, margarita, margaritas, tequila, tequilas, mariscos, birrieria, birria, pupusas, arepas, churros, churro, tamales, tortas, antojitos, banh mi, teppan, bistrot, italian, italia, hacienda, amigos, compadres, ranchero, cilantro, jalapeno, gumbo, crawfish, catfish, po boy, po boys, soul food, jerk, caribbean, fusion, sichuan, hotpot, hot pot, shabu, shabu shabu, katsu, omakase, udon, soba, bento, curry, biryani, halal, mezze, grub, eats, mongolian, hawaiian bbq, rotisserie, fishery, raw bar, fish fry, clam, clams, clam bar, crab house, smoke house, pit bbq, cajun, creole, dosa, chaat, tikka, kebab, kebabs, kabab, shish, baba, pita, falafels, polish deli, wurst, brasserie, chop shop, meatball, pasta, lasagna, calzone, gnocchi, osteria, ramen bar, dim sum, chow, chow mein, lo mein, egg roll, kimchi, bulgogi, soju, rib shack, cookhouse, chuckwagon, cook shack, restaurante, marisqueria, taqueria y, tex mex",
    "bangkok, peking, hunan, tokyo, kyoto, saigon, hanoi, siam, pollo, fonda, ranchito, rancherito, mandarin, panda, szechwan, canton, cantonese, himalayan, punjabi, bombay, madras, udupi, tandoor, naan, masala, oaxaca, jalisco, michoacan, azteca, mariachi, el toro, acapulco, mazatlan, napoli, mama mia, nonna, luigis, ginos, cuban, peruvian, pupuseria, salvadoran, gyros, lebanese, turkish, persian, afghan, india house, india palace, peking palace, china garden, china house, chinese rest, tokyo express, wine dine, grill, grille, bar grill, bar and grill, cuisine, mexican, mexican food, mexican rest, mexican restaurant, mexican grill, thai, indian cuisine, sushi, hibachi, teppanyaki, pho, noodle, noodles, ramen, teriyaki, seafood, crab, crab shack, oyster, oysters, lobster, fish house, fish market, chophouse, chop house, steak, steaks, steak house, steakhouse, bbq, barbecue, barbeque, smokehouse, bar b que, bar b q, ribs, diner, family restaurant, rest, restaurante, ristorante, pizzeria, trattoria, bistro, eatery, table, tavola, kitchen, kitchens, buffet, pancake, pancakes, waffle, waffles, brunch, breakfast, luncheonette, cantina, cocina, bodega, mediterranean, greek, gyro, gyros, kabob, kebob, kabobs, chinese, china, wok, asian bistro, szechuan, dumpling, dumplings, korean, japanese, vietnamese, ethiopian, cajun, catering, caterers, concessions, concession, dining, supper club, gastropub, taphouse, tap house, tap room, alehouse, ale house, saloon, roadhouse, fresh mex, dine in, wings, wing, wings things, crepe, crepes, tapas, hofbrau, food truck",
  ],
  "eating_out.coffee": [
    "brewed, coffeehouse, coffee house, coffee bar, coffee roasters, roasting co, matcha, latte, cappuccino, bubble tea, milk tea, frozen custard, gelateria, shave ice, snow cone, snow cones, ices, cup of joe",
    "coffee, coffee co, coffeehouse, coffee shop, cafe, caffe, espresso, roasting, roasters, tea, tea house, boba, creamery, ice cream, frozen yogurt, froyo, yogurt, yogurtland, gelato, custard, frozen custard, smoothie, smoothies, juice, juicery, juice bar, donut, donuts, doughnut, doughnuts, bagel, bagels, patisserie, java, dessert, desserts, shaved ice",
  ],
  "eating_out.fast_food": [
    "taqueria, taco, tacos, taco shop, burrito, burritos, burger, burgers, hamburgers, hot dog, hot dogs, hotdogs, sub, subs, hoagie, hoagies, deli, delicatessen, sandwich, sandwiches, sandwich shop, cheesesteak, cheesesteaks, philly steaks, pizza, pizza co, fried chicken, chicken, chicken fingers, drive in, drive thru, drive inn, snack bar, snack shop, food court, poke, falafel, shawarma, frosty, pretzel, pretzels, cookies, popcorn, teriyaki, fish chips, fish fry, vending, canteen, usa technologies, express meals, chili, carry out, carryout",
  ],
  "eating_out.bars": [
    "hookah, hookah lounge, cidery, meadery, speakeasy, brews, brew, taphouse, ale house, alehouse, pub grub, biergarten, whiskey, whisky, bourbon, rum bar, dive bar",
    "tavern, pub, brewing, brewing co, brewery, brewhouse, brew pub, brewpub, taproom, bar, sports bar, wine bar, saloon, lounge, cocktail, cocktails, distillery, irish pub, nightclub, cantina bar, beer garden, ale works",
  ],
  "transport.fuel": [
    "gas, gas mart, gas station, gasoline, fuel, fuel center, fuel ctr, petroleum, petro, oil, oil co, quick stop, quik stop, kwik stop, quik mart, quick mart, kwik shop, gas food, travel center, travel plaza, truck stop, truckstop, service station, mini mart, gas n go, convenience, c store, car charging, ev charging",
  ],
  "transport.public": [
    "mta vending",
    "transit, transit authority, metro transit, regional transit, bus pass, transit fare, metro rail, metrorail, light rail, commuter rail, ferry, ferries, subway fare",
  ],
  "transport.parking": [
    "prkg metr, pkg meter, civic ctr parking, park meters",
    "pkng, airport pkng, airport pkg, airport prkg, airport parking, meter, meters, park & ride, parkade, parking t, parking l, park lot, parking lot",
    "parking, park meter, parking meter, parking meters, meter parking, garage parking, parking garage, pkg, prkg, parkg, park garage, parking auth, parking authority, tollway, toll road, toll, tolls, toll authority, turnpike, thruway, expressway, bridge toll, e toll, valet, valet parking, airport parking, self park",
  ],
  "transport.vehicle_service": [
    "mini of, honda of, toyota of, ford of, lexus of, nissan of, hyundai of, kia of, mazda of, audi of, volvo of",
    "wash, auto clinic, car clinic, import auto, imports service, autoworks, auto works, auto tech, auto electric, auto spa, motorworks, motorcars, motor cars, motor co, auto sales, auto group, autoplex, auto mall, chrysler, dodge, jeep, gmc, infiniti, mitsubishi, porsche, tesla service, powersports, small engine, diesel service, truck repair, windshield, auto upholstery",
    "auto repair, auto service, auto serv, auto care, auto body, body shop, collision, collision center, auto glass, auto parts, auto supply, automotive, automotive repair, auto center, auto, tire, tires, tire center, tire service, oil change, lube, quick lube, express lube, transmission, muffler, brake, brakes, alignment, mechanic, towing, tow, car wash, carwash, auto wash, auto spa, detailing, smog, smog test, emission, emissions, inspection station, auto salvage, radiator, motorsports, motorcycle, cycle center, car care, service center auto, toyota, honda, subaru, chevrolet, chevy, nissan, hyundai, volkswagen, mazda, jeep, dodge, lexus, acura, kia, ford, bmw of, audi, mercedes benz, cadillac, buick, volvo",
  ],
  "transport.taxi": [
    "nyctaxi, nyc taxi, taxi svc, cab svc",
    "taxi, cab, cab co, yellow cab, limo, limousine, shuttle, car service, airport shuttle",
  ],
  "transport.vehicle": [
    "auto finance, auto fin, motor credit, auto loan, auto pymt, auto pmt, car payment, vehicle loan, motor finance, auto lease, car lease",
  ],
  "utilities.electricity": [
    "electric, elec, elec co, electric coop, electric co op, electric cooperative, electric company, electric membership, power light, light power, power and light, light and power, power co, power company, public power, public utility, public utilities, public util, utility district, utility dist, utilities dept, utility dept, utility bill, utility billing, utility payment, util, utilities, city utilities, municipal utilities, emc, rural electric, edison, gas electric, gas and electric, gas elec, energy, hydro, elec bill, pud, solar",
  ],
  "utilities.gas": [
    "texas gas svc, texas gas, nj natural, southern conn",
    "gas svc, gas services, gas serv",
    "natural gas, gas co, gas company, gas service, gas light, propane, heating oil, gas utility, nat gas",
  ],
  "utilities.water": [
    "sanitary comm, suburban san, water comm",
    "mud, municipal utility dist, wastewater, water sewer, water and sewer, public works, pub works, water bureau",
    "water dept, water department, water district, water dist, water util, water utility, water bill, water works, waterworks, water sewer, water and sewer, sewer, sewer dist, water authority, water service, water co, sanitary district, sanitation district, city water, irrigation",
  ],
  "utilities.waste": [
    "disposal, waste, waste mgmt, waste services, waste management, sanitation, sanitary service, garbage, trash, trash service, refuse, hauling, recycling, rubbish, landfill, transfer station",
  ],
  "utilities.internet": [
    "cable, cablevision, broadband, internet, internet service, fiber, wireless internet, satellite tv, cable tv, cable comm, communications, communication",
  ],
  "utilities.mobile": [
    "family mobile",
    "wireless, cellular, mobile phone, cell phone, telephone, telephone co, telecom, prepaid wireless",
  ],
  "housing.mortgage": [
    "mortgage, mtg, mtge, mortg, mortgage co, mortgage corp, mortgage pmt, mortgage pymt, home loans, home loan, home lending, loan servicing, home mtg, mtg pymts, mtg pmts, home mortgage, loancare, loan care, homebridge, pennymac, mr cooper, nationstar, quicken loans, rocket mortgage, freedom mortgage, newrez, shellpoint, cenlar, ocwen, phh mortgage, flagstar, lakeview loan, loandepot, caliber home, guild mortgage, roundpoint, dovenmuehle, servicemac, select portfolio, carrington mortgage, central loan admin, heloc, home equity, everhome, chase home finance, wells fargo home mtg, wells fargo hm mtg",
  ],
  "housing.rent": [
    "housing auth, housing authority",
    "mobile home park",
    "rent, apartments, apartment, apts, apt rent, property mgmt, property mgt, property management, property manage, properties, realty, real estate, leasing office, rental payment, villas, townhomes, lofts, residences, rentpayment, clickpay, rentcafe, appfolio, zego, paylease, yardi, cozy services, avail rent, buildium, greystar, equity residential, avalonbay, essex property, invitation homes, resident portal, student housing, web rent",
  ],
  "housing.building_charges": [
    "owners assn, homeowners, condo assn, community assn, master assn",
    "hoa, hoa dues, hoa fee, hoa fees, hoa assessment, homeowners assoc, homeowners association, homeowners assn, home owners assoc, owners assoc, owners association, condo assoc, condo association, condominium, condo fee, condo dues, community assoc, community association, association dues, assoc dues, assn dues, maintenance assoc, coop maintenance, strata, first service residential, firstservice residential, associa, property owners",
  ],
  "housing.repairs": [
    "hdwe, electric llc",
    "roof, roofers, siding, pumping, drain, drains, drain cleaning, waterproofing, restoration, electrical, electrical services, heating, heating a c, cooling, chimneys, chimney sweep, appliance, appliances, bldg materials, building materials, bldg mat, bldg center, home center, carpentry, woodworking, cabinets, cabinetry, countertops, granite, masonry, paving, asphalt, excavating, home services, home service, home repair, home repairs, hardwoods, stoneworks, mirror glass, well drilling, water softener, generator, generators, home inspection, inspections",
    "hardware, hardware store, lumber, lumber co, building supply, building materials, bldg supply, plumbing, plumber, heating cooling, heating air, heating and air, air conditioning, hvac, cooling, roofing, electric service, electrical contractor, electrician, garage door, garage doors, carpet, flooring, floors, tile, glass co, windows, window, paint, painting, pest control, pest, termite, exterminating, exterminators, septic, chimney, gutter, gutters, handyman, remodeling, construction, contractor, contracting, appliance repair, locksmith, fence, fencing, pool supply, pool service, pools, concrete, drywall, rental center, equipment rental, tool rental, handy, foundation repair, insulation, home improvement, water heater",
  ],
  "housing.garden": [
    "grass outlet",
    "lawns, garden, arborist, tree, trees, turf, grass, sod farm, topsoil, rock yard, landscape supply, flower farm",
    "landscape, landscaping, landscapes, lawn, lawn care, lawn service, lawn garden, nursery, nurseries, garden center, garden ctr, gardens, tree service, tree care, sprinkler, irrigation supply, mulch, sod, feed seed, greenhouse, greenhouses, farm supply",
  ],
  "housing.furnishing": [
    "rug, rug gallery, home furnishings, furnishing, furnishings, home interiors",
    "furniture, mattress, mattresses, bedding, lamps, lighting, rugs, home decor, decor, blinds, framing, frame shop, interiors, kitchen bath, upholstery, antiques",
  ],
  "housing.help": [
    "cleaning, cleaning co, cleaning crew, wash fold, housekeeper, janitorial, organizing, junk removal, junk",
    "dry cleaners, dry cleaning, dry clean, cleaners, laundry, laundromat, coin laundry, wash n fold, maid, maids, house cleaning, housecleaning, cleaning service, cleaning svc, carpet cleaning",
  ],
  "health.doctor": [
    "univ hosp, university hospital, university hosp, mem hosp, memorial hosp, regional hosp, community hosp",
    "clinical path, patient pmt, patient payment, patient portal, patient svcs, digestive health, doula, lactation, cpap, med billing, texas spine, med grp",
    "wellness, wellness center, spine, spine center, rheumatology, nephrology, pulmonary, neurosurgery, endoscopy, endo center, endocrine, pain management, pain mgmt, hematology, infectious disease, sleep center, birth center, paramedic, radiologist, radiologists, pathologists, cardiologists, urologists, neurologists, dermatologist, allergist, med supply, medical supply, integrative, naturopathic, osteopathic, healing, hlth, health sys, health svcs, healthcare sys, hlthcare, phys group, patient, patients, patient pay, med assoc, med care, vein, vein clinic, wound care, internists, hospitalists, geriatric, ortho, orthopaedic assoc, hand surgery, joint replacement, prosthetics, skin cancer, emerg phys, er physicians, obstetrics, gynecology, womens clinic, speech therapy, occupational therapy, rehabilitation, blood bank, imaging center, open mri, ultrasound",
    "md, m d, md pa, md pc, do pa, physicians, physician, doctor, dr office, family practice, family medicine, family physicians, family health, internal medicine, primary care, urgent care, walk in clinic, medical, medical center, medical ctr, med ctr, medical group, med group, medical assoc, medical associates, medical clinic, medical office, med center, medicine, clinic, hospital, hosp, health system, health systems, health care, healthcare, health center, health ctr, health network, health services, pediatric, pediatrics, pediatr, ped assoc, obgyn, ob gyn, ob gyn assoc, womens health, women s health, womens care, dermatology, derm, skin care center, cardiology, cardio, heart center, orthopedic, orthopaedic, orthopedics, orthopaedics, ortho assoc, sports medicine, podiatry, podiatrist, foot ankle, urology, neurology, gastroenterology, gi assoc, oncology, cancer center, endocrinology, allergy, asthma, ent assoc, ear nose, surgery center, surgical, surgeons, surgery, anesthesia, anesthesiology, radiology, imaging, mri, x ray, pathology, laboratory, laboratories, lab corp, labs, diagnostics, physical therapy, phys therapy, physical ther, therapy, therapist, counseling, counselor, psychology, psychological, psychiatry, psychologist, behavioral health, mental health, chiropractic, chiropractor, chiro, acupuncture, midwife, fertility, hearing, audiology, ambulance, emergency phys, emergency physicians, rehab, nursing",
  ],
  "health.dental_optical": [
    "sight, center for sight, vision ctr",
    "dental arts",
    "implant, implants, implant center, endodontist, endodontists, periodontist, periodontal, prosthodontics, dentures, denture, retina, cataract, lasik, eye institute, eye ctr, eye skin, eye surgery, eye physicians, eye doctor, eye, eyes, opt, optics, spectacles, orthodonics, ortho dental, family smiles, braces, maxillofacial, oral maxillofacial, teeth, tooth",
    "dds, d d s, dmd, d m d, dental, dentist, dentistry, dental care, dental group, orthodontics, orthodontic, orthodontist, oral surgery, periodontics, endodontics, pediatric dentistry, family dental, family dentistry, optometry, optometrist, optometric, eye care, eyecare, eye center, eye clinic, eye associates, eye assoc, eye dr, vision, vision center, vision care, optical, eyewear, eyeglasses, ophthalmology, eyeglass, contact lens, contacts, invisalign, smiles",
  ],
  "health.pharmacy": [
    "pharmacy, pharm, drug, drug store, drugstore, drugs, rx, apothecary, prescriptions, vitamins, vitamin, nutrition, supplements",
  ],
  "health.fitness": [
    "workout, kickboxing, bouldering, zumba, athletics, athletic, strength, performance training, wellness club, dojo, barbell, gymnasium, ymca, body shop fitness",
    "gym, fitness, fitness center, athletic club, health club, crossfit, yoga, pilates, barre, cycling studio, martial arts, karate, tae kwon do, jiu jitsu, boxing, racquet club, recreation center, rec center, swim club, climbing, aquatic, aquatics, swimming, tennis, bootcamp, personal training, personal trainer",
  ],
  "personal_care.hair_beauty": [
    "shear, shears, salons, fade, fades, glam, blowout, microblading, medspa, aesthetics, aesthetic, laser hair, piercing, barberia, groom lounge, mens grooming, pedicure, manicure, facial, facials, electrolysis, hair co, hair loft, the loft salon",
    "hair, hair salon, hair cuts, haircuts, haircut, hair studio, hair design, salon, salon spa, salon and spa, barber, barbers, barber shop, barbershop, nails, nail, nail salon, nail spa, nails spa, day spa, spa, massage, waxing, wax, lash, lashes, brow, brows, tanning, tan, beauty, beauty supply, skin care, skincare, esthetics, stylist, styling, tattoo, cuts, med spa",
  ],
  "personal_care.cosmetics": [
    "aloe, soaps, soap, bath co, apothecary co",
    "cosmetics, cosmetic, perfume, perfumes, makeup",
  ],
  "pets.vet": [
    "vet, vets, veterinary, veterinarian, vet clinic, vet hosp, vet hospital, veterinary clinic, veterinary hosp, veterinary hospital, animal hospital, animal hosp, animal clinic, animal care, animal medical, animal health, pet hospital, pet clinic, pet medical, dvm, cat clinic, pet vet, animal emergency",
  ],
  "pets.supplies": [
    "dog, dogs, doggie, doggy, pup, pups, puppy, puppies, pooch, kitty, mutts, mutt, pawsome, pawlour, woof, feline, equine, critter, critters, hound, hounds, tails, wags, horse feed, tack shop, pet care, pet spa, pet salon, pet wash",
    "pet, pets, pet supply, pet supplies, pet food, pet store, feed store, feed, pet grooming, grooming, groomer, dog grooming, dog wash, kennel, kennels, pet resort, pet boarding, dog daycare, doggie daycare, doggy daycare, dog training, pet sitting, aquarium supply, humane society, animal shelter, bark, paws, canine",
  ],
  "children.childcare": [
    "day school",
    "daycare, day care, child care, childcare, child dev, child development, early learning, learning center, learning ctr, preschool, pre school, montessori, nursery school, after school, afterschool, kindergarten, babysitter, babysitting, nanny, sitter, kids care, children s center, childrens center, play school, sittercity, care com",
  ],
  "children.activities": [
    "booster club, boosters, 4h, elementary pta, school pta",
    "little league, youth sports, youth soccer, soccer club, soccer, youth, gymnastics, dance studio, dance academy, school of dance, dance, ballet, cheer, swim school, swim lessons, cub scouts, boy scouts, girl scouts, scouts, scout, summer camp, day camp, camp, kids club, music together, gymboree, my gym, little gym, parks and rec, parks recreation, parks rec, pta, ptsa, pto, baseball, softball, basketball, volleyball, lacrosse, hockey, birthday party, chuck e cheese, jump, bounce, kid zone, activehealth",
  ],
  "children.toys": ["toys, toy, baby, kids, babies, children, childrens, infant, maternity, diapers"],
  "education.tuition": [
    "community coll, bkstr, bookstr, bkst, student center, campus store, transcripts, student clearing",
    "comm coll, student store, student stores, state univ, st univ, polytechnic, seminary, institute of tech, school of, schools, sch dist, graduation, yearbook, lifetouch, jostens, school pictures",
    "school, school dist, school district, isd, usd, unified school, unified sch, public schools, elementary, elem, elementary school, middle school, high school, jr high, catholic school, christian school, academy, university, univ, univ of, college, community college, comm college, bursar, tuition, student accounts, student account, campus, law school, prep school, school lunch, myschoolbucks, school bucks, schoolpay, lunchtime, school store, sch, nelnet business",
  ],
  "education.courses": [
    "swim sch",
    "tutoring, tutor, learning, lessons, music lessons, piano, piano lessons, driving school, drivers ed, driver training, test prep, continuing ed, workshop, seminar, training, course, courses, college board, certification",
  ],
  "shopping.books": [
    "books, book, bookstore, book store, bookshop, comics, office supply, office supplies, stationery, newsstand, hudson news",
  ],
  "shopping.clothing": [
    "leather, leathers, beachwear, swimwear, workwear, dresses, wear, jewel, jewels, gems, apparrel, outerwear, kidswear, surfwear, hosiery, lingeries, tux, bridals, embroidery, screen printing, trading co, trading post",
    "clothing, clothes, apparel, shoes, shoe, footwear, boots, boutique, fashion, fashions, menswear, mens wearhouse, bridal, tuxedo, formalwear, lingerie, jewelers, jewelry, jeweler, fine jewelry, diamonds, watch, handbags, outfitters, denim, jeans, hats, uniform, uniforms, tailor, alterations, shoe repair, sunglass, sunglasses, threads, consignment, western wear, tees, t shirts, fossil, factory store, factory outlet",
  ],
  "shopping.electronics": [
    "electronics, computer, computers, software store, camera, cameras, photo, cell repair, phone repair, video games, audio, stereo, tech store",
  ],
  "shopping.household": [
    "dollar, dollar store, thrift, thrift store, thrift shop, resale, second hand, housewares, kitchenware, kitchen store, cookware, party supply, party store, general store, goodwill",
  ],
  "shopping.marketplaces": [
    "department store, dept store, outlets, outlet, mall, variety store, gift cards online",
  ],
  "shopping.hobbies": [
    "photography, quilters, stitchery, needlework, tabletop, hobby shop, rock shop, crystals",
    "game store, game shop, games store, board games, comic, comics cards, art store, sewing, sewing machines, railroad hobby, model trains, collectibles, trading cards, sports cards, hydroponics, nurserymen, candles, candle, pens, engraving",
    "crafts, craft, fabric, fabrics, quilt, quilting, quilts, yarn, knitting, knit, beads, bead, art supply, art supplies, hobby, hobbies, hobbytown, games, comics games, music store, guitar, guitars, music, piano store, cigar, cigars, tobacco, smoke shop, vape, vapor, smokes, cannabis, dispensary, firearms, guns, gun, ammo, ceramics, pottery, scrapbook, stamps, coins",
  ],
  "shopping.sports": [
    "shooting sports, runners, fly shop, fly fishing, angler, anglers, archery shop",
    "armory, firearm, sporting arms, gun club, bike co, cycling, paddle, paddles, surf, surf co, skate shop, dive, tackle shop",
    "sporting goods, sports, sporting, outdoors, outfitter, bike shop, bicycles, bicycle, bikes, cyclery, cycles, ski shop, ski, skis, snowboard, golf shop, pro shop, bait tackle, tackle, fishing, archery, running company, running store, surf shop, dive shop, kayak, marine supply",
  ],
  "family.gifts": [
    "souvenir, souvenirs, keepsake, balloons, balloon, party gifts, candy co, fudge, confections, confectionery, chocolatier",
    "gift, gifts, gift shop, flowers, flower, flower shop, florist, florists, floral, hallmark, cards gifts, card shop, baskets, candy, candies, chocolates, chocolate",
  ],
  "family.donations": [
    "evangelical, evang, luth, cath, easter seals, presb, meth church, cong church, pentecostal, tabern, foursquare, vineyard church, christian center, christian ctr, unitarian, quaker meeting, orthodox church, christian fellowship",
    "public broadcast, nazarene, assembly of god, islamic center, masjid, gurdwara, safe haven for, humane society, oregon public",
    "crusade, ministr, tabernacle, cathedral, abbey, monastery, convent, kingdom hall, worship, worship center, bible, gospel, christ, our lady, sacred heart, saint, holy cross, holy trinity, holy family, ymca donation, for cats, for dogs, spca, charit, benefit, alliance, fundraiser, fund drive, pantry, shelter, memorial fund, fire relief",
    "church, baptist, lutheran, methodist, presbyterian, episcopal, catholic, diocese, archdiocese, parish, ministries, ministry, fellowship, chapel, temple, synagogue, congregation, tithe, tithes, offering, donation, donations, donate, charity, charities, charitable, foundation, fund, united way, food bank, public radio, npr, public broadcasting, relief, missions, mission, habitat, hospice, rescue, humane, contribution, contrib, crowdfunding, go fund me, kickstarter, salvation army, cancer society, heart assoc, world relief",
  ],
  "entertainment.events": [
    "dinner playhouse, dinner theatre, events, amphithtr, fest, tix office",
    "comic con, convention ctr",
    "theatre, theater, theatres, theaters, theatr, cinema, cinemas, movie, movies, movie theater, imax, concert, concerts, symphony, opera, philharmonic, orchestra, playhouse, performing arts, perf arts, arena, stadium, amphitheater, amphitheatre, tickets, ticket, box office, tix, comedy, festival, fair, expo, rodeo, speedway, raceway, ballpark, drive in theatre, redbox, blockbuster, hollywood video",
  ],
  "entertainment.days_out": [
    "park dist, park district, parks district, botanic, planetarium, observatory, skyrides, gondola",
    "whale watch, fishing license, hunting license, fish wildlife, fish and wildlife, fish and game",
    "memorial, fairgrounds, bowl, bowling alley, rafting, zipline, boats, boat, skate park, roller rink, rollerdrome, trampoline park, kayaking, snorkel, scuba, fishing charters, sightseeing, caverns, cave tours, corn maze, pumpkin patch, haunted house, laser, play cafe, discovery park, wildlife park, petting zoo, drive thru safari, water slide, swim park, public golf, gc, golf links, links golf, driving range, shooting range, gun range, batting cages",
    "zoo, museum, museums, aquarium, botanical, botanic garden, science center, discovery center, golf, golf course, golf club, country club, bowling, lanes, bowling center, skating, ice rink, skate, water park, waterpark, theme park, amusement, amusements, fun center, family fun, go karts, mini golf, laser tag, trampoline, state park, state parks, national park, natl park, parks, recreation gov, recreation, campground, camping, ski resort, ski area, lift tickets, mountain resort, historical society, hist society, history center, gardens admission, paintball, escape room, arcade, marina, boat rental, charters",
  ],
  "entertainment.games": ["arcades, game room, gaming, game store, xbox live, pinball"],
  "entertainment.betting": ["casino, lottery, lotto, sportsbook, racetrack, bingo, poker, gaming commission"],
  "travel.flights": [
    "airlines, airline, airways, airlin, air lines, inflight, in flight, baggage fee, air travel, aviation",
  ],
  "travel.hotels": [
    "oceanfront",
    "campground, campgrounds, cottages, chalet, chalets, motor inn, motor lodge, motor court, bungalows, ranch resort, hot springs resort, lodging tax, guest ranch, innkeepers, hotel casino",
    "hotel, hotels, inn, inn suites, inns, suites, motel, lodge, lodging, resort, resorts, resort spa, bed breakfast, b b, bnb, cabins, cabin rentals, vacation rental, vacation rentals, vacation, vacations, hostel, rv park, rv resort, koa, hilton garden, beach house, vacation club, timeshare, guest house, fairmont, extended stay",
  ],
  "travel.car_rental": [
    "rent a car, rentacar, rent a c, car rental, auto rental, rental car, car rentals, truck rental, van rental",
  ],
  "travel.tours": [
    "travel, tours, tour, cruise, cruises, cruise line, excursions, travel agency, travel service, airport, duty free, passport photo, global entry, tsa",
  ],
  "insurance.vehicle": ["auto insurance, auto ins, car insurance, vehicle insurance"],
  "insurance.home": [
    "homeowners ins, homeowners insurance, home insurance, renters ins, renter insurance, flood insurance, hazard ins, property insurance",
  ],
  "insurance.health": [
    "health ins, health insurance, dental ins, dental insurance, medicare premium, health plan, health plans, vision insurance, cobra premium, healthplan",
  ],
  "insurance.life": ["life ins, life insurance, life insur, long term care, disability ins, term life"],
  "insurance.other": [
    "ins agency, insurance agency, ins agcy, health share, healthshare, home warranty, mutual fire, underwriters, indemnity, ins group, mutual insurance",
    "insurance, ins prem, ins pmt, ins pymt, insur, insurance co, ins co, insurance pmt, insurance premium, ins premium, mutual ins, casualty, assurance, pet insurance, umbrella ins, prop cas, insur prem, ins",
  ],
  "taxes_fees.taxes": [
    "treas ops, treasury ops",
    "tax, taxes, tax pmt, tax pymt, tax payment, property tax, prop tax, income tax, tax collector, tax commissioner, tax assessor, county tax, city tax, state tax, county treasurer, county treas, treasurer, dept of revenue, department of revenue, dept revenue, franchise tax bd, franchise tax board, ftb, irs, irs usataxpymt, us treasury, comptroller, dept of taxation, tax bureau, dor, edd, revenue service, taxpymt, turbotax payment, h r block tax, tax prep",
  ],
  "taxes_fees.government": [
    "payit nc, vehreg, veh registration, tag office, us dept state, photo enforcement, county vehreg",
    "libraries, parks dept, township, borough of, violation, violations, traffic, city hall, town hall, parking tickets, parking citations, fire district, vehicle reg, veh reg, vital stats, county of, city and county, toll violations, code enforcement, building dept",
    "dmv, d m v, bmv, rmv, dept of motor veh, motor vehicle, motor vehicles, motor veh, dept motor vehicle, vehicle registration, registration renewal, county clerk, county court, clerk of court, clerk of courts, clerk of the court, city clerk, town clerk, secretary of state, sec of state, municipal court, muni court, superior court, district court, court, courts, traffic court, traffic ticket, citation, citations, fine, fines, passport, uscis, dept of state, county recorder, recorder, gov services, govt services, license, licenses, licensing, permit, permits, dept of, department of, police dept, sheriff, fire dept, public library, library, dol, dps, vital records, notary, toll violation, parking violation, parking ticket",
  ],
  "taxes_fees.services": [
    "atty, atty at law, lawyers, law group, law pllc, pllc, crematory, cremation, notaries, translations, mini warehouse, mini storage, warehouse storage, storage units, storage center, u store, shredding, tax prep, tax svc, tax group, bookkeepers, registered agent, patent",
    "attorney, attorneys, law office, law offices, law firm, lawyer, legal, esq, llp, cpa, cpas, accounting, accountant, bookkeeping, tax service, tax services, tax preparation, notary public, ups store, usps, post office, postal, postage, shipping, parcel, mail boxes, mailbox, storage, self storage, mini storage, stor, moving, movers, van lines, funeral home, funeral, mortuary, cemetery, memorial park, printing, copies, fedex office, kinkos, credit report, credit monitoring, identity protection, title company, escrow, appraisal",
  ],
  "loans.student": [
    "student loan, student ln, stdnt loan, edu loan, education loan, dept of education, dept of ed, student loans, studentloan, stdt loan, us dept of ed, great lakes, loan serv, acs education, heartland ecsi, salliemae",
  ],
  "loans.repayments": [
    "heloc payment",
    "loan, loan pmt, loan pymt, loan payment, ln pmt, ln pymt, personal loan, installment loan, line of credit, loan pay, onemain, lending club, lendingclub, prosper funding, sofi loan, upstart, best egg, marlette, avant, credit union loan, lending, loan trans, onemain financial, loans, payday, title loan, student fed cu loan",
  ],
  "investments.shares": [
    "brokerage, securities, investments, investment, investing, stock purchase, stock plan, stock, brokerage transfer, moneyline, fid bkg svc, schwab, ameritrade, merrill, merrill lynch, morgan stanley, edward jones, raymond james, ameriprise, stash, stash capital, sharebuilder, computershare, treasury direct, treasurydirect, invest",
  ],
  "investments.funds": [
    "mutual fund, mutual funds, funds, vanguard buy, vanguard invest, 529, college savings, 529 plan, college invest, collegeinvest, scholarshare, american funds, advisors, wealth mgmt, wealth management, wealth",
  ],
  "investments.retirement": [
    "ira, roth, roth ira, 401k, 401 k, 403b, 403 b, retirement, tsp, deferred comp, annuity, pension contrib, hsa contribution, hsa contrib",
  ],
  "income.salary": [
    "payroll, dir dep, direct dep, direct deposit, salary, wages, paychk, paycheck, pay check, reg salary, fed salary, fed sal, dfas, gusto pay, adp, paychex, paylocity, net pay, payrl, edipayment, employer, bonus, tax products pe, intuit payroll, quickbooks payroll, trinet, justworks, dirdep, payroll ppd, ach payroll, mil pay",
  ],
  "income.benefits": [
    "soc sec, ssa, social security, xxsoc sec, ssa treas, ssi, unemployment, ui benefits, edd ui, va benefit, va benefits, vacp treas, pension, retirement benefit, annuity pmt, disability, calpers, calstrs, opers, child support, child tax credit, childctc, snap benefits, opm1 treas",
  ],
  "income.dividends": ["dividend, dividends, div, capital gains, cap gain, distribution, reinvestment"],
  "income.tax_refunds": [
    "irs treas 310, tax ref, tax refund, taxrfd, tax rfd, state tax refund, franchise tax bd casttaxrfd, casttaxrfd, irs treas, refund state, st tax refund, dept of revenue refund, taxeip",
  ],
  "income.rewards": [
    "cashreward, cash reward, cash back bonus, cashback bonus, cash back redemption",
    "cash back, cashback, rewards, reward, redemption, cash rewards, rebate, rebates, ebates, rakuten, ibotta, cash bonus, statement credit, thankyou points, points credit, swagbucks, fetch rewards, upromise",
  ],
  "income.rental": ["rental income, tenant, airbnb payments"],
  "income.other": [
    "settlement, claim, insurance claim, claims, class action, stimulus, poshmark payout, ebay payout, etsy payout, mercari payout, sale proceeds, gift received",
  ],
  "income.interest": [
    "interest, int earned, interest paid, interest payment, intrst pymnt, int pymt, dividend interest, interest inc",
  ],
  "subscriptions.memberships": [
    "membership, membership dues, dues, club dues, annual membership, member dues, aaa, aarp, costco membership, sams membership, elks, vfw, american legion, rotary, alumni, alumni assoc",
  ],
  "subscriptions.news": [
    "news, newspaper, newspapers, times, tribune, herald, gazette, post dispatch, daily news, magazine, magazines, subscription, subscriptions, chronicle, press democrat, digital sub, journal",
  ],
  "subscriptions.software": [
    "software, hosting, web hosting, domain, domains, cloud, cloud storage, vpn, antivirus, saas, app store, online backup, online services, web services",
  ],
  "subscriptions.music": ["satellite radio, music subscription, podcasts"],
  "subscriptions.video": ["streaming, video on demand, vod, dvd, on demand, tv streaming"],
};

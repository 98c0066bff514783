import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Moving a family mill into a company is less about SPICe+ than about what trails behind it: power connection, pollution consent, factory licence, term loans and subsidy claims in the old name. We list these first, from the deed, audited accounts and title papers. Owners who bill from the company before lender and electricity utility have agreed spend months running two half businesses.',
    garments:
      'Buyers abroad enrol a vendor by its legal name. A company replacing the proprietor is a new vendor with a new PAN, GST number and import export code, so time the change between two orders. Factory rent agreement, EB bill and KYC of each director start the file. Shipping before the new bank details are registered with customs can leave drawback with no account to land in.',
    'handloom-silk':
      "Weavers who want to buy yarn and sell cloth jointly have a form of their own, the producer company, whose shares are held by producers. For a silk merchant's household an LLP or a plain partnership is mostly enough. KYC, proof of the craft and showroom papers are needed. Brothers trading separately under one family name quarrel sooner or later: state in the deed who owns the name.",
    leather:
      'Membership in a common effluent plant, the consent order and the tannery lease do not pass to a new company by themselves. We read them with the partnership deed before advising on company or LLP. If a designer or buyer from overseas takes equity, the allotment must be notified to the Reserve Bank. Skipping that report costs more with each passing year.',
    'auto-components':
      'Vehicle makers like suppliers with audited accounts and a board, and some will open a vendor code for little else than a private limited company. Plant address proof, KYC and the share of each brother are settled with you, and an objects clause that covers both machining and assembly. Remember sister concerns: what they sell one another becomes related-party business, for which a company may need approvals on record.',
    engineering:
      "Pump brands are frequently registered in a grandfather's name. Before incorporation the family decides whether the company buys the mark, uses it under licence or starts afresh, for the bank will ask. So the trade mark certificate, machinery list and workshop title sit beside PAN and Aadhaar in our checklist. Machines moved into the company without valuation and invoice leave depreciation and tax credit open to doubt.",
    electronics:
      'Product certifications, the import code and distributor agreements are issued to one legal person, which argues for forming the company before the first test report. Objects should name manufacture, import, repair and firmware where you do all of them. Bring premises proof and KYC. If a friend gives circuit designs in return for shares, have him assign them in writing, or he can leave with the product.',
    software:
      "Code written before incorporation belongs to whoever wrote it. Assignment to the company, vesting of founders' shares and terms for a founder who leaves are cheap on day one and costly during an investor's due diligence. A home address serves as registered office with the owner's consent and a utility bill. Money from abroad has to be reported after allotment; founders who forget discover it in the next round.",
    'food-processing':
      'Growers and friends who keep savings with the mill for interest are a hidden snag: in a company such sums may count as deposits, which the Companies Act restricts. Repay or restructure them first. Otherwise the form suits mills owned by several families, since shares pass to children without stopping the boiler. Title or lease, food and market licences, partner accounts and KYC are what we ask for.',
    'poultry-dairy':
      'Milk producers and layer farmers who pool feed buying or marketing may set up a producer company, owned by themselves. One family with its own sheds rarely needs that; proprietorship or LLP keeps filings light. Land papers, proof of being a producer and KYC of the first members are collected. A producer company that falls silent once the grant is spent still owes yearly returns, and late fees keep mounting.',
    plantations:
      'Heirs scattered over many towns own the estate together, and nobody can sign alone. A company or LLP gathers the decisions, but putting land into it can mean stamp duty and a look at land laws, so the sums come first. We study title deeds, heirship certificates, factory licence and board registrations. Incorporate and leave the land outside by oversight, and there is nothing to mortgage.',
    'farm-produce':
      "Trust in this trade is personal, and so is the loss: when a buyer in another State fails, the house of a proprietor stands behind the debt. An LLP limits that for modest yearly work. Market licence, godown lease, partners' KYC and the banker's view on limits are gathered. Sharing profit with a financier by word of mouth is the mistake: his money is then neither capital nor loan.",
    coir: 'If many small growers feed one fibre unit, they might own it through a producer company; an exporter of mats and pith blocks with a couple of owners is better placed in an LLP or private company. Yard lease, power connection and Coir Board papers are checked. Subsidy sanctioned to the proprietor may not follow him into a new entity, so ask the branch before the name changes.',
    seafood:
      'Boats and plants differ. Several families sharing a vessel do well with a written partnership deed, while an exporting plant suits a company, whose change of constitution must be told to buyers, food authority and the marine export board. We need vessel papers, plant lease and KYC. Without a deed the dispute begins the day the boat is lost and one man alone is named in the insurance.',
    'chemicals-salt':
      "Storage licences, consents and dealership letters name a particular person, and whoever incorporates has to carry each of them across. Salt works begin with the lessor, whose consent to a change of lessee is wanted in writing. Objects should allow making as well as trading. A fertiliser dealer who bills in the company's name on a personal licence risks being treated as selling without any.",
    'cement-minerals':
      "Quarry leases change hands only with permission from the department that granted them, so a company meant to run the pit should secure this before machines are ordered. Lease order, clearances, promoters' KYC and a plan of capital guide the choice of form. Silent financiers under another man's lease have little to stand on; put their names into the share register or deed, in a manner the lease allows.",
    'matches-fireworks':
      'Here incorporation starts at the licensing office, with MCA forms second, because explosives licences, magazines and factory plans are approved for a named licensee. Deed, licence copies, land documents and the list of agents come to us. Taking in a son-in-law by word alone, or changing partners without having the licence amended, can endanger the next renewal and with it a whole season of production.',
    'printing-paper':
      'Imported presses come with long loans for which the whole family signs, and a personal guarantee survives the change of form. Better to hear that before than after. Sanction letter, machine invoices, lease and KYC are read by us. Search names patiently: graphics, prints and packs are in every second application, and each resubmission sets back the bank account and the first order.',
    transport:
      "Every lorry has its own registration, permit, insurance and financier's endorsement. Shifting a fleet means repeating the transfer vehicle by vehicle with no-objection letters, which is why many owners leave the old ones outside and buy new ones in the company. Loan statements and the vehicle list show which way is cheaper. A truck earning for the company but insured for its former owner invites a contested claim.",
    tourism:
      "Lease signed first, company formed later: that order leaves a lodge with the building in one name and the food licence, fire certificate and portal contracts in another. Incorporate, then sign. Relatives who put in money may want shares, or merely interest, and the agreement has to say which. For the file we need KYC, the building owner's no-objection letter and a recent EB bill.",
    'healthcare-education':
      'Colleges are commonly run by a trust, a society or a Section 8 company, as recognising bodies look for a non-profit owner; doctors sharing a nursing home can think of an LLP or company. Land title, proposed objects and names of founders are studied first. Profit of a Section 8 company cannot be paid out to members. Founders who learn this after buying the land cannot simply turn back.',
    retail:
      "A single shop seldom needs a company, and we say so. With a second branch, a franchise or a brother-in-law's capital the question becomes real, and yearly filings are weighed against your habits. Rent agreement, brand search and KYC are enough for a start. Till cash taken home as before becomes a loan from the company to its director, which company law restricts and tax law may treat as dividend.",
    energy:
      'One project, one company is the usual pattern, because lenders want plant, land lease and power agreement separate from the group. Captive users must hold shares and consume power in the proportions set by the electricity rules, so we design the shareholding with them at the table. Land papers, grid approval and KYC come in early. A later share transfer that ignores those proportions can endanger captive status.',
    'jewellery-crafts':
      'Monthly gold savings schemes need attention before incorporation, for instalments held long in a company may be treated as deposits under strict rules. Hallmarking registration, shop licence and bullion account are taken afresh in the new name. Family gold brought in as capital requires weight, value and proof of ownership, or tax questions follow it. Artisans in brass or wood who sell as a group can consider a producer company.',
  },
} satisfies Trades;
